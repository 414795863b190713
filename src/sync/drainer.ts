import { isWhileLocked } from '../../contract/calls.ts';
import { isQuiet } from '../../contract/mutations.ts';
import type { Change } from '../../contract/sync.ts';
import { getMeta } from '../replica/database.ts';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { outboxEntry } from '../replica/queries/outbox.ts';
import { putMeta, writeGate } from '../replica/write-gate.ts';
import { groupCommit } from './group-commit.ts';
import { holdsLease, renewLease } from './lease.ts';
import { mergeTruth } from './merge.ts';
import type { Outcome } from './outcome.ts';
import { endPause, pauseCall } from './pauses.ts';
import type { Credentials, SyncPorts } from './ports.ts';
import { noteReach } from './reach.ts';
import { keepReceived, serverTime } from './received.ts';
import { type NextStep, nextStep } from './retry.ts';
import type { SendBatch, Stamp, Transport } from './transport.ts';
import { uploadFiles } from './upload.ts';

/**
 * `pause`: nothing more can be sent now, by anybody · `locked`: only what a locked account may do · `reset`: the outbox
 * may hold again what was received, so it is read again · `behind`: the same, and it has to be pulled first.
 */
export type SendEnd = 'received' | 'asleep' | 'stopped' | 'pause' | 'locked' | 'reset' | 'behind';

/** An entry as it was claimed, and what is said with it. */
type Claim = { entry: OutboxEntry; stamp: Stamp };
/** Why an entry could not be claimed; `taken`: it is no longer ours to send. */
type NoClaim = 'taken' | 'reset' | 'behind';

type Answered = { claim: Claim; outcome: Outcome<unknown> };

/** @property ends of what was not received at once */
type BatchEnd = { received: OutboxEntry[]; ends: SendEnd[] };

/**
 * Brings one entry, or several, as far as they go now (rules W5, W7).
 * @param drain.fence of the lease this drain holds; every write counts only while it is the newest (rule W8)
 * @param drain.generation of the replica when this drain has read the outbox: in a later one there may be entries that
 * come before those it knows (rules I3, R3)
 */
export function createDrainer(
  ports: SyncPorts,
  transport: Transport,
  { fence, generation }: { fence: number; generation: number },
) {
  const { db, clock, random, sleep } = ports;
  const commit = groupCommit(db);

  /** Inside `commit`: the entry as it is now, if this drain may still decide about it. */
  const ours = async ({ order }: OutboxEntry): Promise<OutboxEntry | undefined> => {
    const [held, entry] = await Promise.all([holdsLease(db, fence), outboxEntry(db, order as number)]);
    return held ? entry : undefined;
  };

  const isOutdated = async () => ((await getMeta(db, 'generation')) ?? 0) !== generation;

  /** Inside `commit`. Not ours to send is what was taken back, decided about, or claimed by a newer drain. */
  const claim = async (known: OutboxEntry, tries: number): Promise<Claim | NoClaim> => {
    const [entry, outdated, epoch, offset = 0] = await Promise.all([
      ours(known),
      isOutdated(),
      getMeta(db, 'epoch'),
      getMeta(db, 'clockOffset'),
    ]);
    if (!entry || (entry.state !== 'waiting' && entry.state !== 'sending')) return 'taken';
    if (outdated) return 'reset';
    // Nothing says which database has taken what was received, and it may be gone: the first pull tells.
    if (epoch === undefined && (await db.received.count()) > 0) return 'behind';
    const claimed = { ...entry, state: 'sending', sent: true, fence, tries } as const;
    await Promise.all([db.outbox.put(claimed), renewLease(db, clock())]);
    return { entry: claimed, stamp: { epoch, actedAt: actedAt(entry, offset) } };
  };

  const release = (entry: OutboxEntry, patch: Partial<OutboxEntry>, pauseMs = 0) =>
    commit(async () => {
      if (!(await ours(entry))) return;
      await db.outbox.update(entry.order as number, { state: 'waiting', ...patch });
      if (pauseMs > 0) await pauseCall(db, entry.name, clock(), pauseMs);
    });

  /** Null: nobody is signed in, or somebody else, whose token must never carry our entry. */
  const attempt = async ({ entry, stamp }: Claim, fresh: boolean): Promise<Outcome<unknown> | null> => {
    const credentials = await ports.credentials({ fresh }).catch(() => 'unreachable' as const);
    // The sign-in service cannot be reached: as good as no answer, and never a sign-out.
    if (credentials === 'unreachable') return { kind: 'none', reason: 'no token' };
    if (credentials?.uid !== db.uid) return null;
    return sendWithFiles(entry, credentials, stamp);
  };

  const sendWithFiles = async (
    entry: OutboxEntry,
    { token }: Credentials,
    stamp: Stamp,
  ): Promise<Outcome<unknown>> => {
    const uploaded = await uploadFiles(ports, transport, entry, { token, epoch: stamp.epoch });
    if (uploaded.kind !== 'answer') return uploaded;
    return transport(entry.name, entry.args as never, { token, key: entry.id, ...stamp });
  };

  const hold = async (entry: OutboxEntry, why: 'signIn' | 'locked'): Promise<SendEnd> => {
    await release(entry, {});
    await writeGate(db, () => putMeta(db, why, true));
    return why === 'locked' ? 'locked' : 'pause';
  };

  /** What was answered together comes in together. */
  const received = async (answered: readonly Answered[]): Promise<SendEnd> => {
    const changes = newestOf(
      answered.flatMap(({ outcome }) => (outcome.kind === 'answer' ? outcome.changes : [])),
    );
    const open = answered.find(({ claim }) => !isWhileLocked(claim.entry.name)) ?? answered[0];
    let left: SendEnd = 'pause';
    const settle = async () => {
      left = 'pause';
      const [found, outdated, at] = await Promise.all([
        Promise.all(answered.map(({ claim }) => ours(claim.entry))),
        isOutdated(),
        serverTime(db),
        open && noteReach(db, open.claim.entry.name, open.outcome),
      ]);
      const mine = found.filter((entry) => entry !== undefined);
      if (mine.length === 0) return false;
      if (outdated) {
        // Asked for before the server was set back, so it may be lost there: sent again, under the same key.
        for (const { order } of mine) await db.outbox.update(order as number, { state: 'waiting' });
        left = 'reset';
        return false;
      }
      const names = new Set(mine.map(({ name }) => name));
      await Promise.all([
        ...mine.map((entry) => keepReceived(db, entry, at ?? clock())),
        ...[...names].map((name) => endPause(db, name)),
      ]);
      left = 'received';
      return { altered: mine };
    };
    await commit(() => mergeTruth(db, changes, settle));
    return left;
  };

  const stopped = async (
    entry: OutboxEntry,
    { state, refusal }: NextStep & { do: 'stop' },
  ): Promise<SendEnd> => {
    const order = entry.order as number;
    // Through the merge, because it takes the optimistic effect back.
    const settle = async () => {
      const mine = await ours(entry);
      if (!mine) return false;
      if (isQuiet(entry)) await db.outbox.delete(order);
      else await db.outbox.update(order, { state, refusal });
      return { altered: [mine] };
    };
    const done = await commit(() => mergeTruth(db, [], settle));
    return done ? 'stopped' : 'pause';
  };

  const notSent = async (why: NoClaim): Promise<SendEnd> => {
    if (!(await holdsLease(db, fence))) return 'pause';
    return why === 'taken' ? 'stopped' : why;
  };

  /** @param first how the first request for it has ended, which was one of several */
  const send = async (known: OutboxEntry, first?: Answered): Promise<SendEnd> => {
    let fresh = false;
    let given = first;
    for (let tries = 1; ; ) {
      const claimed = given?.claim ?? (await commit(() => claim(known, tries)));
      if (typeof claimed === 'string') return notSent(claimed);
      const { entry } = claimed;
      const outcome = given?.outcome ?? (await attempt(claimed, fresh));
      given = undefined;
      if (!outcome) return hold(entry, 'signIn');
      const { rounds, failedAt } = entry;
      const failedForMs = failedAt > 0 ? Math.abs(clock() - failedAt) : 0;
      const step = nextStep(outcome, { tries, rounds, failedForMs, random: random() });
      if (step.do === 'merge') return received([{ claim: claimed, outcome }]);
      await noteReach(db, entry.name, outcome);
      if (step.do === 'stop') return stopped(entry, step);
      if (step.do === 'hold') return hold(entry, 'locked');
      if (step.do === 'pull') {
        // Awake again with the pull that tells what this server has lost.
        await release(entry, { tries: 0, rounds: rounds + 1, nextAt: clock() + step.inMs });
        return 'behind';
      }
      if (step.do === 'sleep') {
        const nextAt = clock() + step.inMs;
        const since = step.broken ? failedAt || clock() : 0;
        await release(entry, { tries: 0, rounds: rounds + 1, nextAt, failedAt: since }, step.pauseMs);
        return 'asleep';
      }
      if (step.do === 'try-again') {
        await sleep(step.inMs);
        tries += 1;
        continue;
      }
      // A second 401, with a token that was made for it: only the person can help.
      if (fresh) return hold(entry, 'signIn');
      fresh = true;
    }
  };

  /** Of each lane from its head on; what follows one that cannot be claimed waits for it. */
  const claimAll = async (known: readonly OutboxEntry[]): Promise<{ claims: Claim[]; why: NoClaim }> => {
    const claims: Claim[] = [];
    const blocked = new Set<string>();
    let why: NoClaim = 'taken';
    for (const entry of known) {
      if (blocked.has(entry.lane)) continue;
      const claimed = await claim(entry, 1);
      if (typeof claimed !== 'string') claims.push(claimed);
      else {
        blocked.add(entry.lane);
        why = claimed;
      }
    }
    return { claims, why };
  };

  /**
   * Sends entries of some lanes in one request, each lane from its head on. Whatever was not answered with a yes goes
   * on by itself, as the head of its lane.
   */
  const sendTogether = async (known: readonly OutboxEntry[], sendBatch: SendBatch): Promise<BatchEnd> => {
    const credentials = await ports.credentials().catch(() => null);
    // One that goes alone finds out what is to be done without a token.
    if (credentials?.uid !== db.uid)
      return { received: [], ends: await Promise.all(headsOf(known).map((head) => send(head))) };
    const { claims, why } = await commit(() => claimAll(known));
    if (claims.length === 0) return { received: [], ends: [await notSent(why)] };
    const lanes = [...new Set(claims.map(({ entry }) => entry.lane))];
    const outcomes = await sendBatch(
      claims.map(({ entry: { lane, id, name, args }, stamp: { actedAt } }) => ({
        lane: lanes.indexOf(lane),
        key: id,
        name,
        args,
        ...(actedAt ? { at: actedAt } : {}),
      })),
      // Claimed in one transaction: the epoch is one.
      { token: credentials.token, epoch: claims[0]?.stamp.epoch },
    );
    const answered: Answered[] = [];
    const alone = new Map<string, Answered>();
    // Behind one that is not done. They stay `sent`: a request that the line has doubled may still do them.
    const behind: { entry: OutboxEntry; tries: number }[] = [];
    for (const [at, claimed] of claims.entries()) {
      const { entry } = claimed;
      const outcome = outcomes[at];
      // The server has said so: as if it had never been on its way.
      if (outcome === 'not done') behind.push({ entry, tries: 0 });
      else if (!outcome || alone.has(entry.lane)) behind.push({ entry, tries: 1 });
      else if (outcome.kind === 'answer') answered.push({ claim: claimed, outcome });
      else alone.set(entry.lane, { claim: claimed, outcome });
    }
    const [end] = await Promise.all([
      answered.length > 0 ? received(answered) : notSent('taken'),
      ...behind.map(({ entry, tries }) => release(entry, { tries })),
    ]);
    const ends = await Promise.all([...alone.values()].map((first) => send(first.claim.entry, first)));
    if (end !== 'received') return { received: [], ends: [...ends, end] };
    return { received: answered.map(({ claim: { entry } }) => entry), ends };
  };

  return { send, sendTogether };
}

/** When the person acted, by the server's clock (rule R8); undefined where the device's clock was nonsense. */
function actedAt({ at }: OutboxEntry, clockOffset: number): string | undefined {
  const moment = new Date(Date.parse(at) + clockOffset);
  const isSane = moment.getTime() >= 0 && moment.getTime() < FAR_FUTURE;
  return isSane ? moment.toISOString() : undefined;
}

/** Years of five digits are written in another way, which no server reads. */
const FAR_FUTURE = Date.UTC(10_000, 0);

/** First of each lane. */
function headsOf(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return [...new Map([...entries].reverse().map((entry) => [entry.lane, entry])).values()];
}

/** Several answers may tell of the same row, each as it was then. */
function newestOf(changes: readonly Change[]): Change[] {
  const newest = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.bucket} ${change.table} ${change.id}`;
    const known = newest.get(key);
    if (!known || known.ver <= change.ver) newest.set(key, change);
  }
  return [...newest.values()];
}
