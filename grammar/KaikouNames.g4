// Written by grammar/regenerate from keywords.def: edit that table, not this file.
parser grammar KaikouNames;

soft
  : SUIT
  | HONOUR
  | FLOWER
  | RING
  | NUMBER_TYPE
  | POINTS
  | FAN
  | LIMIT
  | LIST
  | PATTERNS
  | TILE
  | DEAL
  | SEATS
  | DICE
  | HAND
  | DEALER
  | WALL
  | STACKS
  | REPLACEMENTS
  | KEEP
  | DRAWS
  | FORBIDDEN
  | WIN
  | PAYS
  | ADDS
  | SUBTRACTS
  | PRIVATE
  | OWN
  | DRAW
  | DISCARD
  | EXHAUSTED
  | CHOOSES
  | GIVES
  | SETS
  | DISCARDS
  | CALLS
  | CLAIMING
  | ONLY
  | FIRST
  | ACTOR
  | PAYER
  | PAYEE
  | WINS
  | OTHERS
  | WHO
  | NONE
  | WINNER
  | LOSER
  | WAIT_OPEN
  | WAIT_EDGE
  | WAIT_CLOSED
  ;
