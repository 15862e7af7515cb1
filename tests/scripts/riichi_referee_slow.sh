#!/bin/bash
# As riichi_referee.sh, over a thousand hands of each kind of bot.
exec bash "${BASH_SOURCE[0]%_slow.sh}.sh" "${1:-340}"
