import type { CallName } from '../../../contract/calls.ts';
import { canonicalJson } from '../../../contract/canonical-json.ts';
import type { Company } from '../../../contract/entities/company.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { SYNC_PAGE_MAX } from '../../../contract/limits.ts';
import type { Change, SyncPage, TableName } from '../../../contract/sync.ts';
import { createRandom, type Random } from '../random.ts';
import { readAgain } from './again.ts';
import { type Logged, type ModelContext, record } from './context.ts';
import { handle } from './handlers.ts';
import { purge, writeLog } from './log.ts';
import { MarketFiles } from './market-files.ts';
import { afterAcceptance } from './offer.ts';
import { setOffer } from './offer-parts.ts';
import type { OfferRecord } from './offer-rows.ts';
import { expire, signAsGuardian } from './offer-time.ts';
import { type Horizon, pull, withRows } from './pull.ts';
import { rowOf } from './rows.ts';
import { bucketsOf, emptyState, MARKET, type ServerState, type StoredAnswer } from './state.ts';

/** Parts of the server that can be taken away, to show that the simulation notices (tests/sim/sabotage.test.ts). */
export type ServerFlaws = {
  noReceipts?: boolean;
  unsafeCursor?: boolean;
  staleReplays?: boolean;
  anyEpoch?: boolean;
  /** Minors get every job. */
  anyAge?: boolean;
  /** Whatever text of an offer somebody has read, the newest one is signed. */
  anyText?: boolean;
  /** Signatures outlive the text they are under. */
  keptSignatures?: boolean;
};

export type Answered = { data: unknown; changes: Change[]; replayed: boolean };
/** What a commit did: told to the ledger before anything is answered. */
export type Committed = {
  key: string;
  uid: string;
  name: CallName;
  args: unknown;
  /** Whether any row moved. */
  moved: boolean;
};

/**
 * The user API as far as sync knows it: calls, policies, stored answers, change log and cursors, in memory. It is held
 * against the real server by tests/sim/server-contract.test.ts.
 */
export class ServerModel {
  state: ServerState;
  readonly flaws: ServerFlaws;
  onCommit: (committed: Committed) => void = () => {};
  /** The market moved: its files are to be written. */
  onMarket: () => void = () => {};
  /** The market's files of this life, and all that were ever written, by hash. */
  files: MarketFiles;
  readonly texts = new Map<string, string>();
  readonly #random: Random;
  /** No page of a pull has more rows: few, so that a short life is read in several. */
  pageMax = SYNC_PAGE_MAX;
  #xid = 100;
  readonly #open = new Set<number>();
  readonly #clock: () => number;
  readonly #newId: () => string;
  /** In the order they were taken. */
  readonly #backups: ServerState[] = [];
  #restored = 0;

  constructor(
    clock: () => number,
    newId: () => string,
    flaws: ServerFlaws = {},
    random: Random = createRandom(1),
  ) {
    this.#clock = clock;
    this.#newId = newId;
    this.flaws = flaws;
    this.state = emptyState(newId());
    this.#random = random;
    this.files = new MarketFiles(this.state.epoch, this.texts, random);
    const { anyAge, anyText, keptSignatures } = flaws;
    Object.assign(this.state, { ...(anyAge && { anyAge }), anyText, keptSignatures });
  }

  get now(): string {
    return new Date(this.#clock()).toISOString();
  }

  /** Rises with every restore: a request of a life before is cut off. */
  get life(): number {
    return this.#restored;
  }

  get horizon(): Horizon {
    const xmax = this.#xid + 1;
    if (this.flaws.unsafeCursor) return { xmin: xmax, xmax };
    return { xmin: Math.min(xmax, ...this.#open), xmax };
  }

  /** Opens a transaction: its number is older than those begun later, whenever it commits. */
  begin(): number {
    this.#xid += 1;
    this.#open.add(this.#xid);
    return this.#xid;
  }

  end(xid: number): void {
    this.#open.delete(xid);
  }

  /** Whether a transaction is open: until it ends, pulls do not see what has committed after it began. */
  get busy(): boolean {
    return this.#open.size > 0;
  }

  pull(uid: string, args: Parameters<typeof pull>[2]): SyncPage {
    this.#userOf(uid);
    const limit = Math.min(args.limit ?? SYNC_PAGE_MAX, this.pageMax);
    return pull(this.state, uid, { ...args, limit }, this.now, this.horizon);
  }

  /** Runs a write and commits it. Throws ApiError; then nothing has changed. */
  write(
    uid: string,
    name: CallName,
    args: unknown,
    { key, xid, epoch }: { key: string; xid: number; epoch?: string | undefined },
  ): Answered {
    const { state } = this;
    if (epoch !== undefined && epoch !== state.epoch && !this.flaws.anyEpoch)
      throw new ApiError('epoch_changed', 'the server was set back to a backup; pull, then send again');
    const body = canonicalJson({ call: name, args });
    const stored = this.flaws.noReceipts ? undefined : state.answers.get(`${uid} ${key}`);
    if (stored && stored.body !== body)
      throw new ApiError('key_reused', 'this Idempotency-Key was already used for something else');
    if (stored) {
      const data = this.flaws.staleReplays
        ? stored.data
        : readAgain({ state, uid, now: this.now }, name, args, stored.data);
      return { data, changes: this.#replayed(stored, uid), replayed: true };
    }
    const context = this.#context(uid);
    const data = handle(context, name, args);
    for (const act of context.atEnd) act();
    const changed = this.#commit(context, xid);
    this.onCommit({ key, uid, name, args, moved: context.changed.size > 0 || context.market.size > 0 });
    const mine = changed.filter(({ bucket }) => bucketsOf(state, uid, this.now).includes(bucket));
    const changes = withBuckets(state, mine);
    const answer: StoredAnswer = { body, data, changed: mine };
    state.answers.set(`${uid} ${key}`, answer);
    if (this.flaws.staleReplays) this.#firstAnswers.set(answer, changes);
    return { data, changes, replayed: false };
  }

  readonly #firstAnswers = new WeakMap<StoredAnswer, Change[]>();

  #replayed(stored: StoredAnswer, uid: string): Change[] {
    const first = this.#firstAnswers.get(stored);
    if (first) return first;
    const buckets = bucketsOf(this.state, uid, this.now);
    return withBuckets(
      this.state,
      stored.changed.filter(({ bucket }) => buckets.includes(bucket)),
    );
  }

  #userOf(uid: string): User {
    const user = this.state.users.get(uid);
    if (!user) throw new ApiError('user_unknown', 'this account has no user record yet; create it first');
    return user;
  }

  #context(uid: string): ModelContext {
    return {
      state: this.state,
      now: this.now,
      newId: this.#newId,
      uid,
      user: this.#userOf(uid),
      changed: new Map(),
      market: new Map(),
      atEnd: [],
    };
  }

  #commit({ changed, market }: ModelContext, xid: number) {
    writeLog(this.state, changed.values(), market.values(), xid);
    if (market.size > 0) this.#marketMoved();
    const rows = [...market.values()].map(({ id, ver }) => ({
      bucket: MARKET,
      table: 'job' as TableName,
      id,
      ver,
    }));
    const named = ({ bucket, table, id, ver }: Logged) => ({ bucket, table, id, ver });
    return [...[...changed.values()].map(named), ...rows];
  }

  /** Changes without a call: accounts, companies, members. */
  #act(uid: string, change: (context: ModelContext) => void): void {
    const context = this.#context(uid);
    change(context);
    this.#commit(context, this.begin());
    this.end(this.#xid);
  }

  addUser(user: User): void {
    this.state.users.set(user._id, user);
    this.#act(user._id, (context) => record(context, `user:${user._id}`, 'user', user));
  }

  addCompany(company: Company, owner: string): void {
    this.state.companies.set(company._id, company);
    this.#act(owner, (context) => record(context, `company:${company._id}`, 'company', company));
  }

  /** Somebody is of another age now: a birth date was put right, which does to their market what a birthday does. */
  setBorn(uid: string, dateOfBirth: string): void {
    const user = this.state.users.get(uid);
    if (!user) return;
    const next = { ...user, ver: user.ver + 1, general: { ...user.general, dateOfBirth } };
    this.state.users.set(uid, next);
    this.#act(uid, (context) => record(context, `user:${uid}`, 'user', next));
  }

  /** A job is open to younger people, or only to older ones. */
  setMinAge(id: string, minAge: number): void {
    const job = this.state.jobs.get(id);
    if (!job || job.deleted) return;
    const next = { ...job, ver: job.ver + 1, minAge };
    this.state.jobs.set(id, next);
    this.#act(job._createdBy ?? '', (context) => {
      record(context, `company:${job._companyId}`, 'companyJob', next);
      if (next.status === 'published') context.market.set(id, { id, ver: next.ver, deleted: false });
    });
  }

  /** Gives a membership, or takes it away (rule R4). */
  setMember(
    companyId: string,
    uid: string,
    member: Company['members'][number] | null,
    /** As where somebody wrote into the database by hand. */
    { silent = false }: { silent?: boolean } = {},
  ): void {
    const company = this.state.companies.get(companyId);
    const user = this.state.users.get(uid);
    if (!company || !user) return;
    const others = company.members.filter(({ _userId }) => _userId !== uid);
    if (!member && others.length === company.members.length) return;
    const raise = silent ? 0 : 1;
    const next = { ...company, ver: company.ver + raise, members: member ? [...others, member] : others };
    const person = { ...user, ver: user.ver + raise };
    this.state.companies.set(companyId, next);
    this.state.users.set(uid, person);
    if (silent) return;
    this.#act(uid, (context) => {
      record(context, `company:${companyId}`, 'company', next);
      record(context, `user:${uid}`, 'user', person);
    });
  }

  /** From now on two members sign for this company. */
  setSecondSignature(companyId: string, { silent = false }: { silent?: boolean } = {}): void {
    const company = this.state.companies.get(companyId);
    const owner = company?.members.find(({ role }) => role === 'owner');
    if (!company || !owner) return;
    const settings = { ...company.settings, requireSecond: true };
    const next = { ...company, ver: company.ver + (silent ? 0 : 1), settings };
    this.state.companies.set(companyId, next);
    if (silent) return;
    this.#act(owner._userId, (context) => record(context, `company:${companyId}`, 'company', next));
  }

  /** One of a minor’s guardians signs by the mailed link, where that is asked. */
  guardianSigns(offerId: string): void {
    this.#onOffer(offerId, (context, row) => {
      const next = signAsGuardian(context, row);
      if (next) afterAcceptance(context, next);
    });
  }

  /** An offer was sent so long ago that this little of its time is left, in milliseconds. */
  setDeadline(offerId: string, leftMs: number): void {
    const validUntil = new Date(this.#clock() + leftMs).toISOString();
    this.#onOffer(offerId, (context, row) => {
      if (row.validUntil !== null) setOffer(context, { ...row, ver: row.ver + 1, validUntil });
    });
  }

  /** The round of the clock that ends offers. */
  endOffersInTime(): void {
    for (const id of this.state.offers.keys()) this.#onOffer(id, expire);
  }

  #onOffer(id: string, change: (context: ModelContext, row: OfferRecord) => void): void {
    const row = this.state.offers.get(id);
    if (row) this.#act(row._userId, (context) => change(context, row));
  }

  #marketMoved(): void {
    this.files.isDue = true;
    this.onMarket();
  }

  /** A run of the work that writes the market's files. */
  writeFiles(): void {
    this.files.write(this.state, this.now, this.horizon.xmin);
  }

  /** Where somebody lives: the place of their saved search, as another of their devices has moved it. */
  setPlace(uid: string, place: { lat: number; lng: number }): void {
    const user = this.state.users.get(uid);
    if (!user) return;
    const value = { name: 'home', place: 'home', alert: false, ...place };
    const settings = { ...user.settings, savedSearches: { home: { value, at: this.now } } };
    const next = { ...user, ver: user.ver + 1, settings };
    this.state.users.set(uid, next);
    this.#act(uid, (context) => record(context, `user:${uid}`, 'user', next));
  }

  purge(): void {
    purge(this.state, this.horizon.xmin);
  }

  backUp(): void {
    this.#backups.push(structuredClone(this.state));
  }

  /** Back to a backup, under a new epoch: everything since is lost here, and connected devices are cut off. */
  restore(at: number): void {
    this.state = structuredClone(this.#backups[at] as ServerState);
    this.state.epoch = this.#newId();
    this.state.marketFloor = [0, 0];
    this.#open.clear();
    this.#xid += 1;
    for (const row of this.state.market.values()) row.xid = this.#xid;
    this.#restored += 1;
    this.files = new MarketFiles(this.state.epoch, this.texts, this.#random);
    this.#marketMoved();
  }

  bucketsOf(uid: string): string[] {
    return bucketsOf(this.state, uid, this.now);
  }

  rowOf(bucket: string, table: TableName, id: string) {
    return rowOf(this.state, bucket, table, id);
  }

  /** Every row somebody would be shown after loading from nothing: bucket, table and row, by `table id`. */
  show(uid: string): Map<string, { bucket: string; row: unknown }> {
    const rows = new Map<string, { bucket: string; row: unknown }>();
    const page = pull(this.state, uid, { limit: 1e9 }, this.now, { xmin: 1e15, xmax: 1e15 });
    for (const { bucket, table, id, row } of page.changes)
      if (row !== null) rows.set(`${table} ${id}`, { bucket, row });
    return rows;
  }
}

function withBuckets(
  state: ServerState,
  changed: readonly { bucket: string; table: TableName; id: string; ver: number }[],
): Change[] {
  const buckets = new Map<string, { table: TableName; id: string; ver: number }[]>();
  for (const { bucket, ...row } of changed) buckets.set(bucket, [...(buckets.get(bucket) ?? []), row]);
  return [...buckets].flatMap(([bucket, rows]) => withRows(state, bucket, rows));
}
