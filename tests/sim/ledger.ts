import type { ArgsOf, CallName } from '../../contract/calls.ts';
import { canonicalJson } from '../../contract/canonical-json.ts';
import { BROKEN } from '../../contract/limits.ts';
import {
  isQuiet,
  type Mutation,
  type MutationArgs,
  type MutationName,
  mutations,
} from '../../contract/mutations.ts';
import type { OutboxEntry } from '../../src/replica/outbox-entry.ts';
import type { Outcome } from '../../src/sync/wire/outcome.ts';
import type { AppContext } from './app-context.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { Committed, ServerModel } from './server/model.ts';

export type Rule =
  | 'I1'
  | 'I2'
  | 'I3'
  | 'I4'
  | 'I5'
  | 'I6'
  | 'I7'
  | 'R5'
  | 'R9'
  | 'R10'
  | 'S1'
  | 'W2'
  | 'W5'
  | 'W8'
  | 'error'
  | 'R4'
  /** Product section 4.4: what counts of an offer. */
  | '4.4';
export type Violation = { rule: Rule; text: string };

/** One change somebody made, and all that became of it. */
export type Kept = {
  id: string;
  uid: string;
  device: string;
  name: CallName;
  args: MutationArgs<MutationName>;
  lane: string;
  after: string | null;
  /** `made`: mutate has not answered, and may never. */
  fate: 'made' | 'saved' | 'failed' | 'discarded' | 'amended';
  quiet: boolean;
  sends: number;
  /** Tries that ended without success. */
  failures: number;
  sendsWhenDiscarded: number;
  /** Its store was thrown away by the browser, and with it what was not received. */
  wiped: boolean;
  /** Written by an old app, whose effects are not known here. */
  old: boolean;
  /** The server has refused it, and nobody has to be told (a read mark). */
  refused: boolean;
  /** Its key was taken by the server at least once, in any of its lives. */
  everReceived: boolean;
  /** Of an act about an offer: the terms on the screen. */
  read?: string;
};

type Request = {
  name: CallName;
  args: Record<string, unknown>;
  token: string | null;
  key: string | undefined;
};

/** What everybody did, kept outside of everybody's reach: the invariants are read off it. */
export class Ledger {
  readonly entries = new Map<string, Kept>();
  readonly violations: Violation[] = [];
  /** Writes that the server has taken. */
  commits = 0;
  /** Effects by key in the server's present life. */
  #effects = new Map<string, number>();
  /** The same at each backup. */
  readonly backups: ReadonlyMap<string, number>[] = [];
  readonly #scheduler: Scheduler;
  /** The outbox of an entry, as it lies in its store. */
  outboxOf: (entry: Kept) => readonly OutboxEntry[] = () => [];
  /** What the same store keeps of those that were received. */
  receivedOf: (entry: Kept) => readonly OutboxEntry[] = () => [];
  server: ServerModel | null = null;
  readonly #underWay = new Map<string, { owner: AppContext; excused: boolean }[]>();

  #batches = 0;
  /** The latest batch an entry went in. */
  readonly #batchOf = new Map<string, number>();

  /** Drains that go on for a while after their lock was taken away. */
  readonly #lockless = new Set<Owner>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  fail(rule: Rule, text: string): void {
    this.#scheduler.note(`VIOLATION ${rule}: ${text}`);
    this.violations.push({ rule, text });
  }

  made(
    id: string,
    by: AppContext,
    name: MutationName,
    args: MutationArgs<MutationName>,
    after: string | null,
  ): Kept {
    const { lane } = mutations[name] as Mutation<MutationName>;
    const kept: Kept = {
      id,
      uid: by.uid,
      device: by.device.name,
      name,
      args,
      lane: lane(args),
      after,
      fate: 'made',
      quiet: isQuiet({ name, args }),
      sends: 0,
      failures: 0,
      sendsWhenDiscarded: 0,
      wiped: false,
      old: false,
      refused: false,
      everReceived: false,
    };
    this.entries.set(id, kept);
    return kept;
  }

  isReceived({ uid, id }: Kept): boolean {
    return this.server?.state.answers.has(`${uid} ${id}`) ?? false;
  }

  /** Sent together, one after the other. */
  onBatch(requests: readonly Request[]): void {
    this.#batches += 1;
    for (const { key = '' } of requests) this.#batchOf.set(key, this.#batches);
  }

  #isTogether({ id }: Kept, otherId: string): boolean {
    return this.#batchOf.has(id) && this.#batchOf.get(id) === this.#batchOf.get(otherId);
  }

  onSent(owner: Owner, { key, token, name }: Request): void {
    const by = owner as AppContext;
    if (token?.split('.')[0] !== by.uid)
      this.fail('I6', `${name} of ${by.uid} was sent with the token ${token}`);
    if (key === undefined) return;
    const entry = this.entries.get(key);
    if (!entry) return;
    if (entry.uid !== by.uid) this.fail('I6', `${label(entry)} of ${entry.uid} was sent for ${by.uid}`);
    if (entry.fate === 'discarded' && entry.sends === entry.sendsWhenDiscarded && !by.wasFrozen)
      this.fail('W5', `${label(entry)} was taken back and is sent all the same`);
    entry.sends += 1;
    const here = `${by.device.name} ${by.uid}`;
    const others = this.#underWay.get(here) ?? [];
    for (const other of others)
      if (other.owner !== by && other.owner.alive && !other.owner.wasFrozen && !other.excused)
        if (by.device.hasLocks && !by.wasFrozen && !this.#lockless.has(by))
          this.fail('W8', `${other.owner.name} and ${by.name} are sending at once`);
    this.#underWay.set(here, [...others, { owner: by, excused: this.#lockless.has(by) }]);
  }

  onAnswered(owner: Owner, { key }: Request, outcome: Outcome<unknown>): void {
    const by = owner as AppContext;
    if (key === undefined) return;
    const entry = this.entries.get(key);
    if (entry && outcome.kind !== 'answer') entry.failures += 1;
    // What breaks the server round after round is dropped where nobody has to be told (rule W7).
    const broken = outcome.kind === 'failure' && outcome.failure.status === 500;
    if (entry?.quiet && broken && entry.failures >= BROKEN.rounds) entry.refused = true;
    const here = `${by.device.name} ${by.uid}`;
    const list = this.#underWay.get(here) ?? [];
    const at = list.findIndex((one) => one.owner === by);
    if (at >= 0) list.splice(at, 1);
  }

  /** Somebody's lock was taken away: what is under way there goes on beside the new holder. */
  excuse(owner: Owner): void {
    this.#lockless.add(owner);
    for (const list of this.#underWay.values())
      for (const one of list) if (one.owner === owner) one.excused = true;
  }

  onArrived(uid: string, { key, name }: Request): void {
    const entry = key === undefined ? undefined : this.entries.get(key);
    if (entry && entry.uid !== uid) this.fail('I6', `${name} of ${entry.uid} arrived as ${uid}’s`);
  }

  /** Before anything is answered: one effect for each entry (I2), in order (I3). */
  onCommit({ key, moved, args }: Committed): void {
    this.commits += 1;
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.everReceived = true;
    const times = (this.#effects.get(key) ?? 0) + (moved ? 1 : 0);
    this.#effects.set(key, times);
    if (times > 1) this.fail('I2', `${label(entry)} had ${times} effects`);
    if (moved) this.#onOfferMoved(entry, args);
    const outbox = this.outboxOf(entry);
    const mine = outbox.find(({ id }) => id === key);
    // Taken back while it was under way, or its store is gone: there is no order left to keep.
    if (!mine) return;
    const isDone = (id: string) => this.server?.state.answers.has(`${entry.uid} ${id}`) ?? false;
    const assertAfter = (other: OutboxEntry) => {
      if (other.lane === mine.lane && (other.order ?? 0) < (mine.order ?? 0))
        this.fail('I3', `${label(entry)} overtook ${other.name} ${other.id.slice(-4)} of its lane`);
      if (other.id === mine.after) this.fail('I3', `${label(entry)} came before what it comes after`);
    };
    for (const other of outbox) {
      // Sent once more, it may be done already, and so may one of the same batch.
      const mayBeDone = other.again || mine.again || this.#isTogether(entry, other.id);
      if (!(mayBeDone && isDone(other.id))) assertAfter(other);
    }
    // Received by a server that is gone, whether its device knows of that or not.
    for (const other of this.receivedOf(entry)) if (!isDone(other.id)) assertAfter(other);
  }

  /** Whoever signs has read the very text that counts now, and in time. */
  #onOfferMoved({ read, ...entry }: Kept, args: unknown): void {
    const { action, _offerId = '' } = args as Partial<ArgsOf<'offer.update'>>;
    const row = this.server?.state.offers.get(_offerId);
    if (!row || !read || (action !== 'accept' && action !== 'sign')) return;
    if (canonicalJson(row.terms) !== read)
      this.fail('4.4', `${label(entry)} signs another text than was read`);
    if (row.validUntil !== null && row.validUntil <= (this.server?.now ?? ''))
      if (action === 'accept') this.fail('4.4', `${label(entry)} counts after the time was over`);
  }

  onRefused(key: string, code: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    if (entry.quiet) entry.refused = true;
    if ((this.#effects.get(key) ?? 0) > 0 && !this.isReceived(entry))
      this.fail('I2', `${label(entry)} had its effect and is refused (${code})`);
  }

  onBackup(): void {
    this.backups.push(new Map(this.#effects));
  }

  onRestore(at: number): void {
    this.#effects = new Map(this.backups[at]);
  }

  /** A sign-out has taken the list of what was received: a server set back to before it gets that from nobody. */
  onReceivedTaken(device: string, uid: string, unsent: ReadonlySet<string>): void {
    for (const entry of this.entries.values())
      if (entry.device === device && entry.uid === uid && entry.everReceived && !unsent.has(entry.id))
        entry.wiped = true;
  }

  /** A sign-out that would leave nothing unsent but what nobody would miss takes that as well. */
  onQuietTaken(device: string, uid: string): void {
    for (const entry of this.entries.values())
      if (entry.device === device && entry.uid === uid && entry.quiet) entry.wiped = true;
  }

  /** The browser threw a store away. */
  onWiped(device: string, uid: string): void {
    for (const entry of this.entries.values())
      if (entry.device === device && entry.uid === uid) entry.wiped = true;
  }
}

export function label({ name, id }: Pick<Kept, 'name' | 'id'>): string {
  return `${name} ${id.slice(-4)}`;
}
