#!/bin/bash
# `kou play` on terminals of 40 and 80 columns: no line is wider, and `q` asks before it costs points.
set -uo pipefail
KOU=${KOU:-build/release/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
export LC_ALL=C.UTF-8 NO_COLOR=1
exec timeout 120 python3 - "$KOU" <<'END'
import fcntl, os, pty, re, select, struct, sys, termios, time, unicodedata

def width(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)

def play(columns, language, answers):
    """What is shown, up to the end of the game or the last answer."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.argv[1], [sys.argv[1], "play", "-r", "kaikoufan", "--seed", "friday", "--lang", language])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    attributes = termios.tcgetattr(terminal)
    attributes[3] &= ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSANOW, attributes)
    shown = b""
    def read(until):
        nonlocal shown
        end, begin = time.time() + 20, len(shown)
        while time.time() < end:
            if not select.select([terminal], [], [], 0.2)[0]:
                if until and shown[begin:].endswith(until): return True
                continue
            try:
                piece = os.read(terminal, 65536)
            except OSError:
                return False
            if not piece: return False
            shown += piece
        return False
    read(b"> ")
    for answer in answers:
        os.write(terminal, answer.encode() + b"\n")
        if not read(b"> "): break
    os.close(terminal)
    os.waitpid(pid, 0)
    return shown.decode("utf-8", "replace").replace("\r", "")

bad = 0
for language in ("en", "zh"):
    for columns in (40, 80):
        text = play(columns, language, ["?", "1", "t", "?", "1", "q", "no", "q", "q"])
        choices = [line for line in text.split("\n") if re.match(r" *\d+ \S", line)]
        if not choices:
            print(f"{language} {columns}: no choices were shown"); bad = 1
        for line in (shown.rstrip() for shown in text.replace("> ", "> \n").split("\n")):
            if width(line) > columns:
                print(f"{language} {columns}: {width(line)} columns: {line}"); bad = 1
        asks = text.count("q again to quit" if language == "en" else "再按 q 退出")
        if asks != 2:
            print(f"{language} {columns}: asked {asks} times before leaving"); bad = 1
        if "goodbye" not in text and "再见" not in text:
            print(f"{language} {columns}: q and q again do not leave"); bad = 1
sys.exit(bad)
END
