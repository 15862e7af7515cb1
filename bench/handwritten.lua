-- The common game of Wuhan written by hand in Lua, as servers of it are written: the same scorer as bench/handwritten.cpp,
-- function by function. Plain Lua that 5.1 to 5.4 and LuaJIT run; locals, arrays from 1, no allocation in the search.
--
--   lua handwritten.lua TABLES check     results, a line a table: legal hard patterns liable and four payments
--   lua handwritten.lua TABLES SECONDS   settlements a second, by os.clock, after a warm-up

-- 1-9 wan, 10-18 tong, 19-27 tiao, then east south west north zhong fa bai.
local KINDS, HONOUR, NORTH, ZHONG, FA, BAI = 34, 28, 31, 32, 33, 34
local CHI, MING_GANG, XU_GANG, AN_GANG = 0, 2, 3, 4
local RUN, QUAD = 0, 2
local SELF_DRAW, DISCARD, ROB_KONG = 0, 1, 2
local PENGPENG, QINGYISE, JIANGYISE, FENGYISE = 1, 2, 4, 8
local QUANQIUREN, HAIDI, GANGSHANG, QIANGGANG = 16, 32, 64, 128
local LIMIT, GOLDEN = 300, 400

local is_jiang, is_feng, suit_of, rank_of = {}, {}, {}, {}
for k = 1, KINDS do
  is_jiang[k] = k < HONOUR and k % 3 == 2
  is_feng[k] = k >= HONOUR and k ~= ZHONG
  suit_of[k] = math.floor((k - 1) / 9) + 1
  rank_of[k] = (k - 1) % 9
end

local function wild_of(indicator)
  local mark = indicator == ZHONG and NORTH or indicator
  if mark < HONOUR then
    if mark % 9 == 0 then return mark - 8 end
    return mark + 1
  end
  if mark == NORTH then return FA end
  if mark == BAI then return HONOUR end
  return mark + 1
end

-- Whether the tiles from `kind` on and the jokers are melds. The lowest tile is in a triplet, or in a run that starts with it (at
-- the end of a suit: the last run).
local function melds(of, kind, jokers, triplets_only)
  while kind <= KINDS and of[kind] == 0 do kind = kind + 1 end
  if kind > KINDS then return true end
  local have = of[kind]
  local three = have < 3 and have or 3
  if 3 - three <= jokers then
    of[kind] = have - three
    local fine = melds(of, kind, jokers - (3 - three), triplets_only)
    of[kind] = have
    if fine then return true end
  end
  if triplets_only or kind >= HONOUR then return false end
  local start = kind
  if rank_of[kind] > 6 then start = kind - (rank_of[kind] - 6) end
  local a, b, c = of[start], of[start + 1], of[start + 2]
  local missing = (a == 0 and 1 or 0) + (b == 0 and 1 or 0) + (c == 0 and 1 or 0)
  if missing > jokers then return false end
  if a > 0 then of[start] = a - 1 end
  if b > 0 then of[start + 1] = b - 1 end
  if c > 0 then of[start + 2] = c - 1 end
  local fine = melds(of, kind, jokers - missing, triplets_only)
  of[start], of[start + 1], of[start + 2] = a, b, c
  return fine
end

-- ...and a pair.
local function complete(of, jokers, triplets_only, jiang_pair)
  for kind = 1, KINDS do
    local have = of[kind]
    if have > 0 and (not jiang_pair or is_jiang[kind]) then
      local two = have < 2 and have or 2
      if 2 - two <= jokers then
        of[kind] = have - two
        local fine = melds(of, 1, jokers - (2 - two), triplets_only)
        of[kind] = have
        if fine then return true end
      end
    end
  end
  return jokers >= 2 and melds(of, 1, jokers - 2, triplets_only)
end

local function look(seat)
  local openings, ming, an, runs = 0, 0, 0, false
  for m = 1, #seat.melds do
    local call = seat.melds[m].call
    if call == AN_GANG then an = an + 1 else openings = openings + 1 end
    if call == CHI then runs = true end
    if call == MING_GANG or call == XU_GANG then ming = ming + 1 end
  end
  return openings, ming, an, runs
end

-- One suit, all 2 5 8, all winds: of the tiles that are there; jokers follow.
local function tile_patterns(of, seat)
  local jiang, feng, suit, one_suit = true, true, 0, true
  for k = 1, KINDS do
    if of[k] > 0 then
      jiang = jiang and is_jiang[k]
      feng = feng and is_feng[k]
      if suit == 0 then suit = suit_of[k] elseif suit ~= suit_of[k] then one_suit = false end
    end
  end
  for m = 1, #seat.melds do
    local meld = seat.melds[m]
    local k = meld.tile
    jiang = jiang and is_jiang[k] and meld.form ~= RUN
    feng = feng and is_feng[k]
    if suit == 0 then suit = suit_of[k] elseif suit ~= suit_of[k] then one_suit = false end
  end
  return one_suit and suit <= 3, jiang, feng
end

local counts = {}
local found_big, found_count, found_hard = {}, {}, {}   -- candidates: patterns, how many, whether hard
local bits = {}
for p = 0, 255 do
  local n, rest = 0, p
  while rest > 0 do
    n = n + rest % 2
    rest = math.floor(rest / 2)
  end
  bits[p] = n
end

local function add(n, patterns, hard)
  n = n + 1
  found_big[n], found_count[n], found_hard[n] = patterns, bits[patterns], hard
  return n
end

-- The legal combinations of patterns and hardness; how many.
local function candidates(seat, wild, tile, by, after_kong, last_tiles, openings, runs)
  if by ~= SELF_DRAW and (tile == ZHONG or tile == wild) then return 0 end
  if openings == 0 then return 0 end
  local hand, total = seat.hand, 1
  for k = 1, KINDS do
    counts[k] = hand[k]
    total = total + hand[k]
  end
  counts[tile] = counts[tile] + 1
  if counts[ZHONG] > 0 or total + 3 * #seat.melds ~= 14 then return 0 end
  local wilds = counts[wild]
  local always = 0
  if openings == 4 and by == DISCARD then always = always + QUANQIUREN end
  if by == SELF_DRAW and last_tiles then always = always + HAIDI end
  if by == SELF_DRAW and after_kong then always = always + GANGSHANG end
  if by == ROB_KONG then always = always + QIANGGANG end
  local n = 0
  for round = 1, wilds == 0 and 1 or 2 do
    local hard = round == 1
    local jokers = hard and 0 or wilds
    counts[wild] = hard and wilds or 0
    local qing, jiang, feng = tile_patterns(counts, seat)
    local free = (jiang and JIANGYISE or 0) + (feng and FENGYISE or 0)
    if not runs and complete(counts, jokers, true, false) then n = add(n, always + PENGPENG + free + (qing and QINGYISE or 0), hard) end
    if qing then
      if complete(counts, jokers, false, false) then n = add(n, always + QINGYISE, hard) end
    elseif free == 0 and (wilds <= 1 or always > 0) and complete(counts, jokers, false, true) then
      n = add(n, always, hard)
    end
    if free > 0 then n = add(n, always + free, hard) end
  end
  return n
end

-- Lacks one tile of a legal win.
local function is_ready(seat, wild)
  local openings, _, _, runs = look(seat)
  if openings == 0 then return false end
  local own = {}
  for k = 1, KINDS do own[k] = seat.hand[k] end
  for m = 1, #seat.melds do
    local meld = seat.melds[m]
    local k = meld.tile
    if meld.form == RUN then
      own[k], own[k + 1], own[k + 2] = own[k] + 1, own[k + 1] + 1, own[k + 2] + 1
    else
      own[k] = own[k] + (meld.form == QUAD and 4 or 3)
    end
  end
  for tile = 1, KINDS do
    if own[tile] < 4 and (candidates(seat, wild, tile, SELF_DRAW, false, false, openings, runs) > 0 or
        candidates(seat, wild, tile, DISCARD, false, false, openings, runs) > 0) then
      return true
    end
  end
  return false
end

local function own_factor(seat, wild, openings, ming, an)
  return 2 ^ ((openings > 0 and 1 or 0) + ming + 2 * an + seat.aside[ZHONG] + 2 * seat.aside[wild])
end

local function source(seat, opening)
  for m = 1, #seat.melds do
    if seat.melds[m].call ~= AN_GANG then
      opening = opening - 1
      if opening == 0 then return seat.melds[m].from end
    end
  end
  return 0
end

-- Into `out`: legal, hard, patterns, liable (a seat, 0 nobody) and the net points of the seats.
local own = { 1, 1, 1, 1 }
local pays, owed = { 0, 0, 0, 0 }, { 0, 0, 0, 0 }
local function score(t, out)
  local wild, winner, dealer, by, from = wild_of(t.indicator), t.winner, t.dealer, t.by, t.from
  local seat = t.seats[winner]
  local openings, ming, an, runs = look(seat)
  local n = candidates(seat, wild, t.tile, by, t.after_kong, t.last_tiles, openings, runs)
  out.legal, out.hard, out.patterns, out.liable = n > 0, false, 0, 0
  if n == 0 then
    out[1], out[2], out[3], out[4] = 0, 0, 0, 0
    return
  end
  local winners_own = own_factor(seat, wild, openings, ming, an)
  for s = 1, 4 do
    if s ~= winner then
      local other = t.seats[s]
      own[s] = winners_own * own_factor(other, wild, look(other))
    end
  end
  local most, best_big, best_hard = -1, -1, false
  for i = 1, n do
    local big, hard, total, all_over = found_count[i], found_hard[i], 0, true
    for s = 1, 4 do
      if s ~= winner then
        local points = (big > 0 and 10 * 2 ^ (big - 1) or 1) * own[s]
        if hard then points = points * 2 end
        if by == SELF_DRAW then points = big > 0 and points * 1.5 or points * 2 end
        if from == s then points = points * 2 end
        if big == 0 and (winner == dealer or s == dealer) then points = points * 2 end
        pays[s] = points
        if points <= LIMIT then all_over = false end
      end
    end
    for s = 1, 4 do
      if s ~= winner then
        if all_over then pays[s] = GOLDEN elseif pays[s] > LIMIT then pays[s] = LIMIT end
        total = total + pays[s]
      end
    end
    if total > most or (total == most and (big > best_big or (big == best_big and hard and not best_hard))) then
      most, best_big, best_hard = total, big, hard
      out.patterns, out.hard = found_big[i], hard
      for s = 1, 4 do owed[s] = pays[s] end
    end
  end
  local patterns, liable = out.patterns, 0
  if by == ROB_KONG then
    liable = from
  elseif patterns % 4 >= 2 and openings >= 3 then
    liable = source(seat, 3)
  elseif patterns % 32 >= 16 and not is_ready(t.seats[from], wild) then
    liable = from
  end
  out.liable = liable
  for s = 1, 4 do
    if s == winner then
      out[s] = most
    elseif liable == 0 then
      out[s] = -owed[s]
    else
      out[s] = s == liable and -most or 0
    end
  end
end

local function read_tables(path)
  local tables = {}
  for line in io.lines(path) do
    local numbers, at = {}, 0
    for number in line:gmatch("%S+") do numbers[#numbers + 1] = tonumber(number) end
    local function take()
      at = at + 1
      return numbers[at]
    end
    local t = { indicator = take() + 1, dealer = take() + 1, winner = take() + 1, tile = take() + 1, by = take(), from = take() + 1,
      after_kong = take() == 1, last_tiles = take() == 1, seats = {} }
    for s = 1, 4 do
      local seat = { hand = {}, aside = {}, melds = {} }
      for k = 1, KINDS do seat.hand[k] = take() end
      for k = 1, KINDS do seat.aside[k] = take() end
      for m = 1, take() do seat.melds[m] = { call = take(), form = take(), tile = take() + 1, from = take() + 1 } end
      t.seats[s] = seat
    end
    tables[#tables + 1] = t
  end
  return tables
end

-- What runs hot here are recursive searches. With the default limits LuaJIT fills its code area, throws all traces away and
-- begins again, for ever: a tenth of the rate without compilation.
if jit then require("jit.opt").start("maxtrace=60000", "maxmcode=131072", "maxrecord=20000") end

local tables = read_tables(arg[1])
local out = {}
if arg[2] == "check" then
  for i = 1, #tables do
    score(tables[i], out)
    print(("%d %d %d %d %d %d %d %d"):format(out.legal and 1 or 0, out.hard and 1 or 0, out.patterns, out.liable - 1, out[1], out[2], out[3], out[4]))
  end
else
  local seconds = tonumber(arg[2])
  local function run(time)
    local start, done = os.clock(), 0
    repeat
      for i = 1, #tables do score(tables[i], out) end
      done = done + #tables
    until os.clock() - start >= time
    return done / (os.clock() - start)
  end
  run(jit and seconds >= 0.02 and 3 or seconds / 4)   -- LuaJIT still compiles after seconds
  print(run(seconds))
end
