#!/bin/bash
# `kou workshop` serves the page that lies in the tree and answers the core's requests, to who knows the token and to nobody else.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-.}" || exit 1
kou=${KOU:-build/release/kou}
work=$(mktemp -d) || exit 1
server=
trap '[[ -n $server ]] && kill "$server" 2>/dev/null; rm -rf -- "$work"' EXIT
failed=0
fail() { echo "FAILED: $*"; failed=1; }

"$kou" workshop --no-open --lang en >"$work/out" 2>"$work/err" &
server=$!
for _ in $(seq 100); do [[ -s $work/out ]] && break; sleep 0.1; done
address=$(grep -o 'http://[^ ]*' "$work/out")
[[ $address =~ ^http://127\.0\.0\.1:([0-9]+)/\?token=([0-9a-f]{32})\&lang=en$ ]] || { cat "$work/out" "$work/err"; fail "no address: $address"; exit 1; }
port=${BASH_REMATCH[1]}
token=${BASH_REMATCH[2]}

# ask <request as bytes>: the whole answer.
ask() {
  exec 5<>"/dev/tcp/127.0.0.1/$port" || { fail 'cannot connect'; return 1; }
  printf '%b' "$1" >&5
  timeout 20 cat <&5
  exec 5<&- 5>&-
}
# answers <status> <text in the answer> <request>
answers() {
  local got
  got=$(ask "$3" | tr -d '\0')
  [[ ${got%%$'\r'*} == "HTTP/1.1 $1 "* ]] || fail "wanted $1, got ${got%%$'\r'*}: ${3:0:120}"
  [[ $got == *"$2"* ]] || fail "wanted \`$2\` in: ${got:0:600}"
}
close='Connection: close\r\n'
host="Host: 127.0.0.1:$port\r\n"
body='{"id": 1, "do": "score", "language": "en", "rules": {"name": "kaikoufan"}, "words": "indicator 8s; dealer 0; seat 0: 222557m 77m 99s, 碰 555s from 2, aside 中; win 0 5m self_draw"}'
length=$(printf %s "$body" | wc -c)
post() { printf 'POST /core HTTP/1.1\\r\\n%s%sContent-Length: %s\\r\\n%s\\r\\n%s' "$1" "$close" "$length" "$2" "$body"; }

answers 200 '<div id="app">' "GET / HTTP/1.1\r\n$host$close\r\n"
answers 200 'Content-Security-Policy' "GET /index.js HTTP/1.1\r\n$host$close\r\n"
answers 200 'image/svg+xml' "GET /tiles.svg?x=1 HTTP/1.1\r\n$host$close\r\n"
answers 404 'no such file' "GET /../README.md HTTP/1.1\r\n$host$close\r\n"
answers 404 'no such file' "GET /%2e%2e/%2e%2e/README.md HTTP/1.1\r\n$host$close\r\n"
answers 405 'GET a file' "DELETE / HTTP/1.1\r\n$host$close\r\n"
answers 400 'wrong request' "nonsense\r\n\r\n"
answers 403 'this machine only' "GET / HTTP/1.1\r\nHost: evil.example\r\n$close\r\n"
answers 403 'token' "$(post "$host" '')"
answers 403 'token' "$(post "$host" 'X-Kaikou-Token: 00000000000000000000000000000000\r\n')"
answers 403 'another site' "$(post "$host" "X-Kaikou-Token: $token\r\nOrigin: http://evil.example\r\n")"
answers 400 'lane' "$(post "$host" "X-Kaikou-Token: $token\r\nX-Kaikou-Lane: 9\r\n")"
answers 200 '"payments":[360,-120,-120,-120]' "$(post "$host" "X-Kaikou-Token: $token\r\n")"
answers 200 '"payments":[360,-120,-120,-120]' "$(post "$host" "X-Kaikou-Token: $token\r\nOrigin: http://127.0.0.1:$port\r\nX-Kaikou-Lane: 1\r\n")"
answers 413 'wrong request' "POST /core HTTP/1.1\r\n${host}Content-Length: 99999999\r\n\r\n"

# Two requests on one connection, the second cut in pieces.
exec 5<>"/dev/tcp/127.0.0.1/$port"
printf 'GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n' "$port" >&5
printf 'GET /site.webmani' >&5
sleep 0.3
printf 'fest HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$port" >&5
both=$(timeout 20 cat <&5)
exec 5<&- 5>&-
[[ $(grep -c 'HTTP/1.1 200' <<<"$both") == 2 && $both == *short_name* ]] || fail "two requests on one connection: ${both:0:300}"

kill -INT "$server"
wait "$server"
status=$?
server=
((status == 0)) || fail "interrupted, it ended with $status"
[[ -s $work/err ]] && fail "it complained: $(cat "$work/err")"

# A port that is taken, and a folder without a page.
"$kou" workshop --no-open --page "$work" --lang en >"$work/out" 2>&1
(($? == 2)) && grep -q 'no page' "$work/out" || fail "a folder without a page: $(cat "$work/out")"
exit $failed
