#!/bin/bash
# What editors know of the words of the language is what the tables give, and every word is coloured.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
command -v python3 >/dev/null || exit 77
editors/generate --check || exit 1
python3 - <<'PYTHON'
import json, re, sys
rows = re.findall(r'^KEYWORD\((\w+),\s*"([^"]*)",\s*"([^"]*)"', open("grammar/keywords.def", encoding="utf-8").read(), re.M)
text = open("editors/vscode/syntaxes/kou.tmLanguage.json", encoding="utf-8").read()
grammar = json.loads(text)
patterns = "".join(rule.get("match", "") for rule in grammar["patterns"])
missing = [word for row in rows for word in row[1:] if re.escape(word).replace("\\ ", r"[ \t]+") not in patterns]
print("\n".join("no colour for " + word for word in missing))
sys.exit(1 if missing else 0)
PYTHON
