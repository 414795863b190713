import { isWhileLocked } from '../../../contract/call.ts';
import { engineCalls } from '../../../contract/engine-calls.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { isQuiet } from '../../../contract/mutations.ts';
import type { Change } from '../../../contract/sync.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import { endPause, pauseCall } from '../outbox/pauses.ts';
import { keepReceived, serverTime } from '../outbox/received.ts';
import type { Outcome } from '../wire/outcome.ts';
import { recordReachability } from '../wire/reachability.ts';
import type { NextStep } from '../wire/retry.ts';
import type { Claim } from './claim.ts';
import { type Drain, isOutdated, ownEntry } from './drain.ts';

/**
 * How the sending of an entry ends. `asleep`: tried again later · `stopped`: no longer ours to send · `pause`: nothing
 * more can be sent now, by anybody · `locked`: only what a locked account may do · `reset` and `behind`: as of `NoClaim`.
 */
export type SendEnd = 'received' | 'asleep' | 'stopped' | 'pause' | 'locked' | 'reset' | 'behind';

/** A claimed entry, and what became of it. */
export type Answered = { claim: Claim; outcome: Outcome<unknown> };

/** The same, and whether any try of it may have left this device. */
export type Tried = Answered & { left: boolean };

/** A step that ends the sending of an entry, for now or for good. */
export type LastStep = Exclude<NextStep, { do: 'try-again' | 'renew-token' }>;

/** Writes down what a try has come to (rules W5, W7). */
export async function settle(
  drain: Drain,
  { claim, outcome, left }: Tried,
  step: LastStep,
): Promise<SendEnd> {
  const { entry } = claim;
  switch (step.do) {
    case 'merge':
      return settleReceived(drain, [{ claim, outcome }]);
    case 'stop':
      return settleStopped(drain, entry, step);
    case 'hold':
      return settleHeld(drain, entry, { why: step.why, left });
    default:
      await release(drain, entry, lyingDown(sleepOf(entry, step, drain.ports.clock()), left));
      return step.do === 'pull' ? 'behind' : 'asleep';
  }
}

/** Merges answers, all of them in one transaction, in which their entries leave the outbox. */
export function settleReceived(drain: Drain, answered: readonly Answered[]): Promise<SendEnd> {
  const { db } = drain.ports;
  const changes = newestOf(
    answered.flatMap(({ outcome }) => (outcome.kind === 'answer' ? outcome.changes : [])),
  );
  const open = answered.find(({ claim }) => !isWhileLocked(engineCalls[claim.entry.name])) ?? answered[0];
  return drain.commit(async () => {
    const [found, outdated, at] = await Promise.all([
      Promise.all(answered.map(({ claim }) => ownEntry(drain, claim.entry))),
      isOutdated(drain),
      serverTime(db),
      open && recordReachability(db, open.claim.entry.name, open.outcome),
    ]);
    const mine = found.filter((entry) => entry !== undefined);
    if (mine.length === 0) return 'pause';
    if (outdated) {
      // Asked for before the server was set back, so it may be lost there: sent again, under the same key.
      for (const { order } of mine) await db.outbox.update(order as number, { state: 'waiting' });
      return 'reset';
    }
    const names = new Set(mine.map(({ name }) => name));
    await Promise.all([
      ...mine.map((entry) => keepReceived(db, entry, at)),
      ...[...names].map((name) => endPause(db, name)),
    ]);
    await mergeTruth(db, changes, { affected: mine });
    return 'received';
  });
}

function settleStopped(
  drain: Drain,
  entry: OutboxEntry,
  { state, refusal }: NextStep & { do: 'stop' },
): Promise<SendEnd> {
  const { db } = drain.ports;
  const order = entry.order as number;
  return drain.commit(async () => {
    const mine = await ownEntry(drain, entry);
    if (!mine) return 'pause';
    if (isQuiet(entry)) await db.outbox.delete(order);
    else await db.outbox.update(order, { state, refusal });
    // Takes the optimistic effect back.
    await mergeTruth(db, [], { affected: [mine] });
    return 'stopped';
  });
}

/** Lets an entry wait until somebody signs in, or until the account is open again. */
export async function settleHeld(
  drain: Drain,
  entry: OutboxEntry,
  { why, left }: { why: 'signIn' | 'locked'; left: boolean },
): Promise<SendEnd> {
  const { db } = drain.ports;
  await release(drain, entry, lyingDown({ patch: {} }, left));
  await writeGate(db, () => putMeta(db, why, true), { tables: [db.meta] });
  return why === 'locked' ? 'locked' : 'pause';
}

/** @property patch of the entry; @property pauseMs the server wants to be left alone with this call for so long */
export type Release = { patch: Partial<OutboxEntry>; pauseMs?: number };

/** A claim says `sent` before anything is; where nothing was, it is taken back with the claim (rule W11.7). */
function lyingDown({ patch, ...more }: Release, left: boolean): Release {
  return { ...more, patch: { ...patch, sent: left } };
}

/** Lets go of a claim: the entry waits again. */
export function release(drain: Drain, entry: OutboxEntry, { patch, pauseMs = 0 }: Release): Promise<void> {
  const { db, clock } = drain.ports;
  const work = async () => {
    if (!(await ownEntry(drain, entry))) return;
    await db.outbox.update(entry.order as number, { state: 'waiting', ...patch });
    if (pauseMs > 0) await pauseCall(db, entry.name, clock(), pauseMs);
  };
  return drain.commit(work, [db.outbox, db.lease, db.pause]);
}

/** Pure: how an entry lies down after a round without success. One that waits for a pull is woken by it. */
export function sleepOf(
  { rounds, failedAt, refusal: known }: Pick<OutboxEntry, 'rounds' | 'failedAt' | 'refusal'>,
  step: NextStep & { do: 'sleep' | 'pull' },
  now: number,
): Release {
  const patch = { tries: 0, rounds: rounds + 1, nextAt: now + step.inMs };
  if (step.do === 'pull') return { patch };
  const { broken, pauseMs } = step;
  // That an address is not confirmed holds until it is; a limit is over when something else is answered, or nothing.
  const refusal = step.refusal ?? (known?.code === ('too_many_requests' satisfies ErrorCode) ? null : known);
  return {
    patch: { ...patch, failedAt: broken ? failedAt || now : 0, refusal },
    pauseMs,
  };
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
