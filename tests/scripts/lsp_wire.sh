#!/bin/bash
# `kou lsp` over its pipes: frames in pieces, what is no frame, messages that are too long, a client that goes away, the order of
# shutting down, what is cancelled in time, and a file that is edited on the disk.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
command -v python3 >/dev/null || exit 77
exec python3 - "${KOU:-./kou}" <<'PYTHON'
import json, os, pathlib, subprocess, sys, tempfile, time

kou = sys.argv[1]
bad = 0


def check(what, holds):
    global bad
    if not holds:
        bad = 1
        print("FAILED:", what)


def frame(message):
    body = (message if isinstance(message, str) else json.dumps(message, ensure_ascii=False)).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def messages(data):
    found = []
    while data:
        head, _, data = data.partition(b"\r\n\r\n")
        length = int(head.split(b":")[1])
        found.append(json.loads(data[:length]))
        data = data[length:]
    return found


def run(data, *arguments, pieces=None):
    """Everything at once, or in pieces; what came back, the exit code, and what was complained."""
    child = subprocess.Popen([kou, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if pieces:
        for i in range(0, len(data), pieces):
            child.stdin.write(data[i:i + pieces])
            child.stdin.flush()
        out, err = child.communicate(timeout=60)
    else:
        out, err = child.communicate(data, timeout=60)
    return messages(out), child.returncode, err.decode()


def request(number, method, params=None):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params or {}}


def note(method, params=None):
    return {"jsonrpc": "2.0", "method": method, "params": params or {}}


initialize = request(1, "initialize", {"capabilities": {}, "locale": "zh-CN"})
ending = [request(9, "shutdown"), note("exit")]


def whole(*some):
    return b"".join(frame(message) for message in [initialize, note("initialized"), *some, *ending])


# A session, at once and byte by byte.
opened = note("textDocument/didOpen", {"textDocument": {"uri": "untitled:a", "languageId": "kou", "version": 1, "text": "规则 a 继承 kaikoufan\n\n默认 封頂 = 5\n"}})
for pieces in (None, 1):
    out, code, err = run(whole(opened, request(2, "textDocument/hover", {"textDocument": {"uri": "untitled:a"}, "position": {"line": 0, "character": 8}})), pieces=pieces)
    check("a session ends with 0", code == 0 and err == "")
    check("every request is answered once", sorted(message["id"] for message in out if "id" in message) == [1, 2, 9])
    hover = [message for message in out if message.get("id") == 2][0]
    check("a hover knows the file", "Open to Win" in json.dumps(hover, ensure_ascii=False))

# Diagnostics come without being asked for, in Chinese.
child = subprocess.Popen([kou, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for message in (initialize, opened):
    child.stdin.write(frame(message))
child.stdin.flush()


def read_one():
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = child.stdout.read(1)
        if not byte:
            return None
        head += byte
    return json.loads(child.stdout.read(int(head.split(b":")[1])))


read_one()
published = read_one()
check("diagnostics are published", published["method"] == "textDocument/publishDiagnostics")
check("in the language of the client", "没有" in published["params"]["diagnostics"][0]["message"])
check("with a page to read", published["params"]["diagnostics"][0]["codeDescription"]["href"].endswith(".md"))
page = published["params"]["diagnostics"][0]["codeDescription"]["href"]
check("that is there", pathlib.Path(page.removeprefix("file://")).is_file())
child.stdin.close()
check("a client that goes away is noticed", child.wait(timeout=20) == 1)

# What is no frame.
for what, data in {"no length": b"\r\n{}", "no number": b"Content-Length: x\r\n\r\n", "too long": b"Content-Length: 99999999999\r\n\r\n",
                   "endless headers": b"A" * 20000}.items():
    out, code, err = run(frame(initialize) + data)
    check(what + " ends the session with a complaint", code == 1 and len(err) > 5 and len(out) == 1)
out, code, err = run(frame(initialize) + b"Content-Length: 100\r\n\r\n{}")
check("an end within a message is told", code == 1 and err)
out, code, err = run(frame(initialize) + frame("{") + frame("[1,") + b"".join(map(frame, ending)))
check("what is no JSON is answered, and the session goes on", code == 0 and [message["error"]["code"] for message in out if "error" in message] == [-32700, -32700] and len(out) == 4)
out, code, err = run(frame(initialize) + frame(note("exit")))
check("exit without shutdown is 1", code == 1)

# Cancelled before it is begun: all of it is in the pipe at once.
many = [request(100 + i, "workspace/symbol", {"query": ""}) for i in range(20)]
out, code, err = run(whole(*many, note("$/cancelRequest", {"id": 119})))
cancelled = [message for message in out if message.get("id") == 119]
check("a request that waits can be cancelled", len(cancelled) == 1 and cancelled[0].get("error", {}).get("code") == -32800)
check("the others are answered", sum("result" in message for message in out) == 21)

# Files of the disk, and a file that changes there.
with tempfile.TemporaryDirectory() as folder:
    base, mine = pathlib.Path(folder, "基础.kou"), pathlib.Path(folder, "mine.kou")
    base.write_text("ruleset 基础 extends kaikoufan\n\noption 底分 \"底分\" : number = 1\n\npayment {\n  加 \"加\" : + 底分\n}\n")
    text = "ruleset mine extends 基础\n\ndefault 底分 = 2\n"
    child = subprocess.Popen([kou, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def say(message):
        child.stdin.write(frame(message))
        child.stdin.flush()

    say(request(1, "initialize", {"capabilities": {}, "rootUri": pathlib.Path(folder).as_uri()}))
    read_one()
    say(note("textDocument/didOpen", {"textDocument": {"uri": mine.as_uri(), "languageId": "kou", "version": 1, "text": text}}))
    check("a file of the disk is found", read_one()["params"]["diagnostics"] == [])
    base.write_text("ruleset 基础 extends kaikoufan\n")
    say(note("workspace/didChangeWatchedFiles", {"changes": []}))
    told = read_one()
    check("a change on the disk is seen", told["params"]["uri"] == mine.as_uri() and len(told["params"]["diagnostics"]) == 1)
    say(request(2, "shutdown"))
    say(note("exit"))
    while read_one():
        pass
    check("and the session ends", child.wait(timeout=20) == 0)
sys.exit(bad)
PYTHON
