#!/bin/bash
# As sichuan_referee.sh, over a thousand hands of each ruleset and kind of bot.
exec bash "${BASH_SOURCE[0]%_slow.sh}.sh" "${1:-340}"
