# Writes the two generated grammars from keywords.def; marks, numbers and texts of the language are below.
# Usage: awk -v out=lexer|names -f words.awk keywords.def
function quoted(words,   n, i, part, text) {
  n = split(words, part, " "); text = ""
  for (i = 1; i <= n; i++) text = text (i > 1 ? " BLANK " : "") "'" part[i] "'"
  return text
}
BEGIN {
  FS = "\""
  print "// Written by grammar/regenerate from keywords.def: edit that table, not this file."
  if (out == "lexer") print "lexer grammar KaikouWords;\n"
  else print "parser grammar KaikouNames;\n\nsoft"
}
/^KEYWORD\(/ {
  token = $1; sub(/^KEYWORD\(/, "", token); sub(/,.*/, "", token)
  soft = $5; gsub(/[^a-z]/, "", soft)
  if (out == "lexer") {
    rule = token " : " quoted($2) " | '" $4 "'"
    if ($6 != "") rule = rule " | " quoted($6)
    print rule " ;"
  } else if (soft == "yes") {
    print "  " (count++ ? "| " : ": ") token
  }
}
END {
  if (out == "lexer") {
    print ""
    print "COLON : ':' ;"
    print "COMMA : ',' ;"
    print "EQ : '=' ;"
    print "NE : '<>' ;"
    print "LT : '<' ;"
    print "LE : '<=' ;"
    print "GT : '>' ;"
    print "GE : '>=' ;"
    print "PLUS : '+' ;"
    print "MINUS : '-' ;"
    print "STAR : '*' ;"
    print "SLASH : '/' ;"
    print "CARET : '^' ;"
    print "DOTS : '..' ;"
    print "LPAREN : '(' ;"
    print "RPAREN : ')' ;"
    print "LBRACE : '{' ;"
    print "RBRACE : '}' ;"
    print "LBRACKET : '[' ;"
    print "RBRACKET : ']' ;"
    print ""
    print "// The same, as a Chinese keyboard types them."
    print "WIDE_COLON : '：' -> type(COLON) ;"
    print "WIDE_COMMA : [，、] -> type(COMMA) ;"
    print "WIDE_EQ : '＝' -> type(EQ) ;"
    print "WIDE_LT : '＜' -> type(LT) ;"
    print "WIDE_GT : '＞' -> type(GT) ;"
    print "WIDE_PLUS : '＋' -> type(PLUS) ;"
    print "WIDE_MINUS : '－' -> type(MINUS) ;"
    print "WIDE_SLASH : '／' -> type(SLASH) ;"
    print "WIDE_LPAREN : '（' -> type(LPAREN) ;"
    print "WIDE_RPAREN : '）' -> type(RPAREN) ;"
    print "WIDE_LBRACE : '｛' -> type(LBRACE) ;"
    print "WIDE_RBRACE : '｝' -> type(RBRACE) ;"
    print "WIDE_LBRACKET : [［【] -> type(LBRACKET) ;"
    print "WIDE_RBRACKET : [］】] -> type(RBRACKET) ;"
    print ""
    print "// What other languages write: read as what is meant, and reported."
    print "ALIEN_EQ : '==' -> type(EQ) ;"
    print "ALIEN_NE : ('!=' | '≠') -> type(NE) ;"
    print "ALIEN_LE : ('=<' | '≤') -> type(LE) ;"
    print "ALIEN_GE : ('=>' | '≥') -> type(GE) ;"
    print "ALIEN_AND : '&&' -> type(AND) ;"
    print "ALIEN_OR : '||' -> type(OR) ;"
    print "ALIEN_NOT : '!' -> type(NOT) ;"
    print "ALIEN_POWER : '**' -> type(CARET) ;"
    print ""
    print "// The file of a rule set; its folders are counted, so that no text is looked through again and again."
    print "PATH : '/'? FOLDER? FOLDER? FOLDER? FOLDER? FOLDER? FOLDER? PART '.' ('kou' | 'yaml' | 'yml') ;"
    print "fragment FOLDER : (PART | '..' | '.') '/' ;"
    print "fragment PART : (LETTER | [0-9_])+ ;"
    print "// Digits are those of full width as well. Tiles may be those of Unicode, with a sign of how to draw them."
    print "TILEWORD : (DIGIT+ LETTER+)+ | ([\\u{1F000}-\\u{1F02B}] [\\uFE0E\\uFE0F]?)+ ;"
    print "NUMBER : DIGIT+ ('.' DIGIT+)? ;"
    print "IDENT : (LETTER | '_') (LETTER | [0-9_])* ;"
    print "STRING : '\"' (~[\"\\\\\\r\\n] | '\\\\' ~[\\r\\n])* '\"' ;"
    print "WIDE_STRING : '“' ~[“”\\r\\n]* '”' -> type(STRING) ;"
    print "UNCLOSED_STRING : ('\"' (~[\"\\\\\\r\\n] | '\\\\' ~[\\r\\n])* '\\\\'? | '“' ~[“”\\r\\n]*) -> type(STRING) ;"
    print "COMMENT : '//' ~[\\r\\n]* -> channel(HIDDEN) ;"
    print "SPACE : [ \\t\\r\\n\\uFEFF\\u3000]+ -> channel(HIDDEN) ;"
    print "UNKNOWN : . -> channel(HIDDEN) ;"
    print "fragment LETTER : [\\p{L}] ;"
    print "fragment DIGIT : [0-9\\uFF10-\\uFF19] ;"
    print "fragment BLANK : [ \\t]+ ;"
  } else print "  ;"
}
