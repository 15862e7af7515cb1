// The editor of rule texts: CodeMirror with the words of the language, the mistakes that the core finds, and completion.
import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, type Completion, type CompletionContext, type CompletionResult} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting, foldGutter, indentUnit} from '@codemirror/language';
import {linter, lintGutter, lintKeymap, forceLinting, type Diagnostic as Lint} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import {Compartment, EditorState} from '@codemirror/state';
import {drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {Diagnostic} from './core';

export interface Keyword { en: string; zh: string; also: string }

/** Words are marked longest first: some hold blanks, and Chinese ones stand without. */
function language(keywords: Keyword[]): StreamLanguage<{text: boolean}> {
  const words = keywords.flatMap((one) => [one.en, one.zh, one.also]).filter((word) => /\p{L}/u.test(word)).sort((a, b) => b.length - a.length);
  const isLetter = /[\p{L}\p{N}_]/u;
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const first = word[0];
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  return StreamLanguage.define({
    name: 'kou',
    startState: () => ({text: false}),
    token(stream) {
      if (stream.eatSpace()) return null;
      if (stream.match('///')) {
        stream.skipToEnd();
        return 'docComment';
      }
      if (stream.match('//')) {
        stream.skipToEnd();
        return 'comment';
      }
      if (stream.match(/^"[^"\n]*"?/)) return 'string';
      if (stream.match(/^《[^》\n]*》?/)) return 'string';
      if (stream.match(/^\d+(\.\d+)?(?![\p{L}])/u)) return 'number';
      for (const word of byFirst.get(stream.peek() ?? '') ?? []) {
        if (stream.match(word, false)) {
          const next = stream.string[stream.pos + word.length];
          if (next === undefined || !isLetter.test(next)) {
            stream.pos += word.length;
            return 'keyword';
          }
        }
      }
      if (stream.match(/^[\p{L}_][\p{L}\p{N}_]*/u)) return 'variableName';
      if (stream.match(/^[0-9][\p{L}\p{N}]*/u)) return 'atom';
      stream.next();
      return 'operator';
    },
    languageData: {commentTokens: {line: '//'}, closeBrackets: {brackets: ['(', '[', '{', '"']}},
  });
}

const colours = HighlightStyle.define([
  {tag: tags.keyword, color: 'var(--keyword)', fontWeight: '600'},
  {tag: tags.string, color: 'var(--string)'},
  {tag: tags.comment, color: 'var(--dim)'},
  {tag: tags.docComment, color: 'var(--dim)', fontStyle: 'italic'},
  {tag: tags.number, color: 'var(--number)'},
  {tag: tags.atom, color: 'var(--number)'},
]);

export interface EditorHooks {
  check(text: string): Promise<Diagnostic[]>;
  names(): Completion[];
  changed(text: string): void;
  checked(diagnostics: Diagnostic[]): void;
}

export class RuleEditor {
  readonly view: EditorView;
  private readonly reading = new Compartment();

  constructor(parent: HTMLElement, text: string, keywords: Keyword[], label: string, hooks: EditorHooks) {
    const words: Completion[] = keywords.flatMap((one) => [{label: one.zh, type: 'keyword', detail: one.en}, {label: one.en, type: 'keyword', detail: one.zh}]).filter((one) => /\p{L}/u.test(one.label));
    const complete = (context: CompletionContext): CompletionResult | null => {
      const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
      if (!word && !context.explicit) return null;
      return {from: word?.from ?? context.pos, options: [...hooks.names(), ...words], validFor: /^[\p{L}\p{N}_]*$/u};
    };
    const source = async (view: EditorView): Promise<Lint[]> => {
      const text = view.state.doc.toString();
      const found = await hooks.check(text);
      if (view.state.doc.toString() !== text) return [];
      hooks.checked(found);
      // Spans count bytes of UTF-8; the document counts UTF-16.
      const bytes = new TextEncoder().encode(text);
      const decoder = new TextDecoder();
      const at = (offset: number) => Math.min(view.state.doc.length, decoder.decode(bytes.subarray(0, offset)).length);
      return found.map((one) => ({
        from: at(one.span.begin), to: Math.max(at(one.span.begin), at(one.span.end)),
        severity: one.severity === 'note' ? 'info' : one.severity, source: one.code, message: one.message + (one.help ? `\n${one.help}` : ''),
      }));
    };
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(), foldGutter(), history(), drawSelection(), bracketMatching(), closeBrackets(), highlightActiveLine(), highlightSelectionMatches(),
          indentUnit.of('  '), EditorState.tabSize.of(2), EditorView.lineWrapping,
          language(keywords), syntaxHighlighting(colours),
          autocompletion({override: [complete]}), linter(source, {delay: 180}), lintGutter(),
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
          this.reading.of([]),
          EditorView.contentAttributes.of({'aria-label': label, autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false'}),
          EditorView.updateListener.of((update) => {
            // While Chinese is being composed the text is not yet what the author means.
            if (update.docChanged && !update.view.composing) hooks.changed(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({compositionend: (_, view) => void setTimeout(() => hooks.changed(view.state.doc.toString()), 0)}),
        ],
      }),
    });
  }
  get text(): string {
    return this.view.state.doc.toString();
  }
  set text(text: string) {
    this.view.dispatch({changes: {from: 0, to: this.view.state.doc.length, insert: text}});
  }
  readOnly(yes: boolean): void {
    this.view.dispatch({effects: this.reading.reconfigure(yes ? [EditorState.readOnly.of(true)] : [])});
  }
  /** Puts text at the end, and the cursor into it. */
  append(text: string): void {
    const doc = this.view.state.doc;
    const gap = doc.length === 0 || doc.toString().endsWith('\n\n') ? '' : doc.toString().endsWith('\n') ? '\n' : '\n\n';
    this.view.dispatch({changes: {from: doc.length, insert: gap + text}, selection: {anchor: doc.length + gap.length + text.length}, scrollIntoView: true});
    this.view.focus();
  }
  goTo(line: number, utf16: number): void {
    const at = this.view.state.doc.line(Math.max(1, Math.min(line, this.view.state.doc.lines)));
    this.view.dispatch({selection: {anchor: Math.min(at.to, at.from + Math.max(0, utf16 - 1))}, scrollIntoView: true});
    this.view.focus();
  }
  checkNow(): void {
    forceLinting(this.view);
  }
}
