// Kaikou's C interface (kaikou.h, kaikou_bots.h) as objects. Everything here is a thin cover: what a function answers, and what it refuses,
// is decided in the module. One object is for one thread at a time, as there; free what you made, or let it be collected.

const encoder = new TextEncoder();
const noSeat = -1;

/** What the engine says of a call that did not do what was asked. */
export class KaikouError extends Error {
  constructor(message, status, seat, tile, refusal) {
    super(message);
    this.name = 'KaikouError';
    this.status = status;
    if (seat !== noSeat) this.seat = seat;
    if (tile) this.tile = tile;
    if (refusal) this.refusal = refusal;
  }
}

const statuses = ['ok', 'wrong call', 'wrong input', 'refused', 'fault', 'no memory', 'internal'];
const collected = typeof FinalizationRegistry === 'undefined' ? null : new FinalizationRegistry((free) => free());

class Handle {
  #at;
  #free;
  constructor(kaikou, at, free) {
    this.kaikou = kaikou;
    this.#at = at;
    this.#free = () => free(at);
    collected?.register(this, this.#free, this);
  }
  get at() {
    if (!this.#at) throw new KaikouError('the object was freed', 'wrong call', noSeat);
    return this.#at;
  }
  /** Gives its memory back now. Harmless twice. */
  free() {
    if (!this.#at) return;
    collected?.unregister(this);
    this.#at = 0;
    this.#free();
  }
}

export class Kaikou {
  constructor(module) {
    this.module = module;
    this.reply = module._kaikou_reply_new();
    this.out = module._malloc(8);
  }
  get version() {
    return this.module.UTF8ToString(this.module._kaikou_version());
  }
  get apiLevel() {
    return this.module._kaikou_api_level();
  }
  get planFormat() {
    return this.module._kaikou_plan_format();
  }
  /** The language of messages: 'zh' or 'en', as at first. */
  set language(language) {
    this.withText(language, (at) => this.module._kaikou_reply_set_language(this.reply, at));
  }

  withBytes(bytes, work) {
    const at = this.module._malloc(bytes.length + 1);
    try {
      this.module.HEAPU8.set(bytes, at);
      this.module.HEAPU8[at + bytes.length] = 0;
      return work(at, bytes.length);
    } finally {
      this.module._free(at);
    }
  }
  withText(text, work) {
    return this.withBytes(encoder.encode(text), work);
  }
  check(status) {
    if (status === 0) return;
    const {module, reply} = this;
    throw new KaikouError(this.text(), statuses[status] ?? 'unknown status', module._kaikou_reply_seat(reply),
      module.UTF8ToString(module._kaikou_reply_tile(reply)), module._kaikou_reply_refusal(reply));
  }
  text() {
    return this.module.UTF8ToString(this.module._kaikou_reply_text(this.reply));
  }
  bytes() {
    const at = this.module._kaikou_reply_text(this.reply);
    return this.module.HEAPU8.slice(at, at + this.module._kaikou_reply_size(this.reply));
  }
  made() {
    return new DataView(this.module.HEAPU8.buffer).getUint32(this.out, true);
  }

  /** A plan from the bytes of a plan file (`kou build`). They are checked. */
  loadPlan(bytes) {
    this.withBytes(bytes, (at, size) => this.check(this.module._kaikou_plan_load(at, size, this.out, this.reply)));
    return new Plan(this, this.made());
  }
  /** The bots there are. */
  bots() {
    this.check(this.module._kaikou_bots(this.reply));
    return JSON.parse(this.text());
  }
  /** What the first line of a log says of its rules. */
  logHead(text) {
    return this.withText(text, (at, size) => {
      this.check(this.module._kaikou_log_head(at, size, this.reply));
      return JSON.parse(this.text());
    });
  }
}

export class Plan extends Handle {
  constructor(kaikou, at) {
    super(kaikou, at, (plan) => kaikou.module._kaikou_plan_free(plan));
  }
  string(name, ...numbers) {
    return this.kaikou.module.UTF8ToString(this.kaikou.module[name](this.at, ...numbers));
  }
  get ruleset() {
    return this.string('_kaikou_plan_ruleset');
  }
  get titleZh() {
    return this.string('_kaikou_plan_title_zh');
  }
  get titleEn() {
    return this.string('_kaikou_plan_title_en');
  }
  get seats() {
    return this.kaikou.module._kaikou_plan_seats(this.at);
  }
  /** The kinds of tile by their names. */
  get tiles() {
    const count = this.kaikou.module._kaikou_plan_tile_count(this.at);
    return Array.from({length: count}, (_, i) => this.string('_kaikou_plan_tile_name', i));
  }
  /** What the plan says of its rules (docs/schema/rules.schema.json). */
  rules() {
    this.kaikou.check(this.kaikou.module._kaikou_plan_rules(this.at, this.kaikou.reply));
    return JSON.parse(this.kaikou.text());
  }
  /** The bytes of a plan file. */
  save() {
    this.kaikou.check(this.kaikou.module._kaikou_plan_save(this.at, this.kaikou.reply));
    return this.kaikou.bytes();
  }
  /** Keep one rather than make one a hand: it gets faster with use. */
  scorer() {
    this.kaikou.check(this.kaikou.module._kaikou_scorer_new(this.at, this.kaikou.out, this.kaikou.reply));
    return new Scorer(this.kaikou, this.kaikou.made());
  }
  /** A match. `seed`: 32 bytes; left out, they come from the system. */
  table(options = {}) {
    const {kaikou} = this;
    const seed = options.seed ?? crypto.getRandomValues(new Uint8Array(32));
    if (seed.length !== 32) throw new KaikouError('`seed` is not 32 bytes', 'wrong call', noSeat);
    kaikou.withBytes(seed, (at) => kaikou.check(kaikou.module._kaikou_table_new(this.at, this.seats, at, options.log === false ? 0 : 1, kaikou.out, kaikou.reply)));
    return new Table(kaikou, kaikou.made(), this.seats);
  }
  /** A table from `Table.save()`. */
  restore(bytes) {
    const {kaikou} = this;
    kaikou.withBytes(bytes, (at, size) => kaikou.check(kaikou.module._kaikou_table_restore(this.at, at, size, kaikou.out, kaikou.reply)));
    return new Table(kaikou, kaikou.made(), this.seats);
  }
  bot(name = 'greedy') {
    const {kaikou} = this;
    kaikou.withText(name, (at) => kaikou.check(kaikou.module._kaikou_bot_new(this.at, at, kaikou.out, kaikou.reply)));
    return new Bot(kaikou, kaikou.made());
  }
  /** Plays a log again and says what was found; refuses the first line that is not as the rules give it. */
  verify(log) {
    const {kaikou} = this;
    kaikou.check(kaikou.module._kaikou_replay_new(this.at, kaikou.out, kaikou.reply));
    const replay = kaikou.made();
    try {
      kaikou.withText(log, (at, size) => kaikou.check(kaikou.module._kaikou_replay_take(replay, at, size, 0, kaikou.reply)));
      kaikou.check(kaikou.module._kaikou_replay_report(replay, kaikou.reply));
      return JSON.parse(kaikou.text());
    } finally {
      kaikou.module._kaikou_replay_free(replay);
    }
  }
}

export class Scorer extends Handle {
  constructor(kaikou, at) {
    super(kaikou, at, (scorer) => kaikou.module._kaikou_scorer_free(scorer));
  }
  #ask(name, hand, ...more) {
    const {kaikou} = this;
    return kaikou.withText(typeof hand === 'string' ? hand : JSON.stringify(hand), (at, size) => {
      kaikou.check(kaikou.module[name](this.at, at, size, ...more, kaikou.reply));
      return JSON.parse(kaikou.text());
    });
  }
  /** What a win pays. */
  score(hand) {
    return this.#ask('_kaikou_score', hand);
  }
  /** The same with its reasons. */
  explain(hand) {
    return this.#ask('_kaikou_explain', hand);
  }
  /** Every tile that completes a hand, and what it would pay. */
  waits(hand, seat = noSeat) {
    return this.#ask('_kaikou_waits', hand, seat);
  }
}

const outcomes = [null, 'won', 'drawn', 'left', 'faulted'];

export class Table extends Handle {
  constructor(kaikou, at, seats) {
    super(kaikou, at, (table) => kaikou.module._kaikou_table_free(table));
    this.seats = seats;
  }
  #call(name, ...more) {
    this.kaikou.check(this.kaikou.module[name](this.at, ...more, this.kaikou.reply));
    return this.kaikou.text();
  }
  nextHand() {
    this.#call('_kaikou_table_next_hand');
  }
  /** The seats that have something to do. */
  toAct() {
    const bits = this.kaikou.module._kaikou_table_to_act(this.at);
    return Array.from({length: this.seats}, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }
  legal(seat) {
    return JSON.parse(this.#call('_kaikou_table_legal_texts', seat));
  }
  /** An action of this seat: one of `legal`. */
  act(seat, action) {
    this.kaikou.withText(action, (at, size) => this.#call('_kaikou_table_apply_text', seat, at, size));
  }
  leave(seat) {
    this.#call('_kaikou_table_leave', seat);
  }
  /** What a seat sees; without a seat everything but the wall. */
  view(seat = noSeat) {
    return JSON.parse(this.#call('_kaikou_table_view', seat));
  }
  hints(seat) {
    return JSON.parse(this.#call('_kaikou_table_hints', seat));
  }
  keepEvents(keep = true) {
    this.#call('_kaikou_table_keep_events', keep ? 1 : 0);
  }
  events(seat, hand = 0, from = 0) {
    return JSON.parse(this.#call('_kaikou_table_events', seat, hand, from));
  }
  /** How the last hand ended; null while one runs. */
  get outcome() {
    return outcomes[this.kaikou.module._kaikou_table_outcome(this.at)];
  }
  get winners() {
    const {module} = this.kaikou;
    return Array.from({length: module._kaikou_table_winner_count(this.at)}, (_, i) => module._kaikou_table_winner(this.at, i));
  }
  /** Points of the last hand, a seat each. */
  get points() {
    return this.view().outcome?.points ?? Array.from({length: this.seats}, () => 0);
  }
  get totals() {
    return this.view().seats.map((seat) => seat.total);
  }
  explain(index = 0) {
    return JSON.parse(this.#call('_kaikou_table_explain', index));
  }
  /** The lines of the log since the last call. */
  takeLog() {
    return this.#call('_kaikou_table_take_log');
  }
  close() {
    this.#call('_kaikou_table_close');
  }
  save() {
    this.#call('_kaikou_table_save');
    return this.kaikou.bytes();
  }
  clone() {
    const {kaikou} = this;
    kaikou.check(kaikou.module._kaikou_table_clone(this.at, kaikou.out, kaikou.reply));
    return new Table(kaikou, kaikou.made(), this.seats);
  }
}

export class Bot extends Handle {
  constructor(kaikou, at) {
    super(kaikou, at, (bot) => kaikou.module._kaikou_bot_free(bot));
  }
  /** What it would do in the place of a seat, as `Table.act` takes it. */
  choose(table, seat) {
    const {kaikou} = this;
    kaikou.check(kaikou.module._kaikou_bot_choose(this.at, table.at, seat, kaikou.out, kaikou.reply));
    // An action is four bytes; a structure goes into a call by its address.
    kaikou.check(kaikou.module._kaikou_table_action_text(table.at, kaikou.out, kaikou.reply));
    return kaikou.text();
  }
}
