#!/bin/bash
# As riichi_games.sh, over a thousand hands of each table of bots.
exec bash "${BASH_SOURCE[0]%_slow.sh}.sh" "${1:-1000}"
