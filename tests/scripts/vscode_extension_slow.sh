#!/bin/bash
# The extension for VS Code is built, holds what it should, and its grammar colours what it should: by the engine of VS Code.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
command -v npm >/dev/null && command -v python3 >/dev/null || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
timeout 60 npm view --silent esbuild version >/dev/null 2>&1 || { echo "npm has no registry"; exit 77; }
editors/vscode/package "$work/kaikou.vsix" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
python3 - "$work/kaikou.vsix" <<'PYTHON'
import json, sys, zipfile
package = zipfile.ZipFile(sys.argv[1])
names = package.namelist()
bad = 0
for name in ("extension/package.json", "extension/out/extension.js", "extension/syntaxes/kou.tmLanguage.json", "extension/language-configuration.json"):
    if name not in names:
        bad = 1
        print("missing:", name)
manifest = json.loads(package.read("extension/package.json"))
for path in [manifest["main"], manifest["contributes"]["grammars"][0]["path"], manifest["contributes"]["languages"][0]["configuration"]]:
    if "extension/" + path.removeprefix("./") not in names:
        bad = 1
        print("the manifest names what is not there:", path)
if any("node_modules" in name for name in names):
    bad = 1
    print("the modules are bundled and need not be there too")
sys.exit(bad)
PYTHON
status=$?
cd -- "$work" || exit 1
npm install --silent --no-audit --no-fund vscode-textmate@9 vscode-oniguruma@2 >/dev/null 2>&1 || { echo "no engine for the grammar"; exit "$status"; }
cat >try.js <<'JS'
const fs = require("fs"), tm = require("vscode-textmate"), onig = require("vscode-oniguruma");
const [grammarFile] = process.argv.slice(2);
const loaded = onig.loadWASM(fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")).buffer)
  .then(() => ({ createOnigScanner: (patterns) => new onig.OnigScanner(patterns), createOnigString: (text) => new onig.OnigString(text) }));
const registry = new tm.Registry({ onigLib: loaded, loadGrammar: async () => tm.parseRawGrammar(fs.readFileSync(grammarFile, "utf8"), "kou.json") });
registry.loadGrammar("source.kou").then((grammar) => {
  let bad = 0;
  const check = (line, word, scope) => {
    const tokens = grammar.tokenizeLine(line).tokens;
    const at = line.indexOf(word);
    const token = tokens.find((one) => one.startIndex <= at && at < one.endIndex);
    if (!token || !token.scopes.some((one) => one.startsWith(scope))) {
      bad = 1;
      console.log(`${JSON.stringify(word)} in ${line}: ${token && token.scopes.join(" ")}, not ${scope}`);
    }
  };
  check("ruleset mine extends kaikoufan", "ruleset", "storage.type");
  check("规则 mine 继承 kaikoufan", "继承", "keyword.other");
  check('option 封顶 "每家" : limit = 300', "封顶", "entity.name");
  check('option 封顶 "每家" : limit = 300', "每家", "string");
  check('option 封顶 "每家" : limit = 300', "300", "constant.numeric");
  check("tally t of each seat {", "of each", "keyword.other");
  check("  x : x 2 when 令甲 > 1", "when", "keyword.control");
  check("let 令甲 = 5m", "5m", "constant.other.tile");
  check("// when", "when", "comment");
  const line = "let a = 令甲", token = grammar.tokenizeLine(line).tokens.find((one) => one.startIndex <= 8 && 8 < one.endIndex);
  if (token.scopes.some((one) => one.startsWith("storage"))) bad = 1, console.log("a word within a name is coloured");
  process.exit(bad);
});
JS
node try.js "$OLDPWD/editors/vscode/syntaxes/kou.tmLanguage.json" || status=1
exit $status
