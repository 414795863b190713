import { isQuiet } from '../../contract/mutations.ts';
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
import type { Transport } from './transport.ts';
import { uploadFiles } from './upload.ts';

/** `pause`: nothing more can be sent now, by anybody · `locked`: only what a locked account may do. */
export type SendEnd = 'received' | 'asleep' | 'stopped' | 'pause' | 'locked';

/** An entry as it was claimed, and the generation of the replica it was claimed in. */
type Claim = { entry: OutboxEntry; generation: number };

/**
 * Brings one entry as far as it goes now (rules W5, W7).
 * @param fence of the lease this drain holds; every write counts only while it is the newest (rule W8)
 */
export function createDrainer(ports: SyncPorts, transport: Transport, fence: number) {
  const { db, clock, random, sleep } = ports;
  const commit = groupCommit(db);

  /** Inside `commit`: the entry as it is now, if this drain may still decide about it. */
  const ours = async ({ order }: OutboxEntry): Promise<OutboxEntry | undefined> => {
    const [held, entry] = await Promise.all([holdsLease(db, fence), outboxEntry(db, order as number)]);
    return held ? entry : undefined;
  };

  /** Null: it is no longer ours to send, because it was taken back, decided about, or claimed by a newer drain. */
  const claim = (known: OutboxEntry, tries: number): Promise<Claim | null> =>
    commit(async () => {
      const [entry, generation = 0] = await Promise.all([ours(known), getMeta(db, 'generation')]);
      if (!entry || (entry.state !== 'waiting' && entry.state !== 'sending')) return null;
      const claimed = { ...entry, state: 'sending', sent: true, fence, tries } as const;
      await Promise.all([db.outbox.put(claimed), renewLease(db, clock())]);
      return { entry: claimed, generation };
    });

  const release = (entry: OutboxEntry, patch: Partial<OutboxEntry>, pauseMs = 0) =>
    commit(async () => {
      if (!(await ours(entry))) return;
      await db.outbox.update(entry.order as number, { state: 'waiting', ...patch });
      if (pauseMs > 0) await pauseCall(db, entry.name, clock() + pauseMs);
    });

  /** Null: nobody is signed in, or somebody else, whose token must never carry our entry. */
  const attempt = async (entry: OutboxEntry, fresh: boolean): Promise<Outcome<unknown> | null> => {
    const credentials = await ports.credentials({ fresh }).catch(() => 'unreachable' as const);
    // The sign-in service cannot be reached: as good as no answer, and never a sign-out.
    if (credentials === 'unreachable') return { kind: 'none', reason: 'no token' };
    if (credentials?.uid !== db.uid) return null;
    return sendWithFiles(entry, credentials);
  };

  const sendWithFiles = async (entry: OutboxEntry, { token }: Credentials): Promise<Outcome<unknown>> => {
    const uploaded = await uploadFiles(ports, transport, entry, token);
    if (uploaded.kind !== 'answer') return uploaded;
    return transport(entry.name, entry.args as never, { token, key: entry.id });
  };

  const hold = async (entry: OutboxEntry, why: 'signIn' | 'locked'): Promise<SendEnd> => {
    await release(entry, {});
    await writeGate(db, () => putMeta(db, why, true));
    return why === 'locked' ? 'locked' : 'pause';
  };

  const received = async ({ entry, generation }: Claim, outcome: Outcome<unknown>): Promise<SendEnd> => {
    const changes = outcome.kind === 'answer' ? outcome.changes : [];
    let left: SendEnd = 'pause';
    const settle = async () => {
      left = 'pause';
      const [mine, now = 0, at] = await Promise.all([
        ours(entry),
        getMeta(db, 'generation'),
        serverTime(db),
        noteReach(db, entry.name, outcome),
      ]);
      if (!mine) return false;
      if (now !== generation) {
        // Asked for before the server was set back, so it may be lost there: sent again, under the same key.
        await db.outbox.update(entry.order as number, { state: 'waiting' });
        left = 'asleep';
        return false;
      }
      await Promise.all([keepReceived(db, mine, at ?? clock()), endPause(db, mine.name)]);
      left = 'received';
      return { altered: [mine] };
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

  return async function send(known: OutboxEntry): Promise<SendEnd> {
    let fresh = false;
    for (let tries = 1; ; ) {
      const claimed = await claim(known, tries);
      if (!claimed) return (await holdsLease(db, fence)) ? 'stopped' : 'pause';
      const { entry } = claimed;
      const outcome = await attempt(entry, fresh);
      if (!outcome) return hold(entry, 'signIn');
      const { rounds, failedAt } = entry;
      const failedForMs = failedAt > 0 ? Math.abs(clock() - failedAt) : 0;
      const step = nextStep(outcome, { tries, rounds, failedForMs, random: random() });
      if (step.do === 'merge') return received(claimed, outcome);
      await noteReach(db, entry.name, outcome);
      if (step.do === 'stop') return stopped(entry, step);
      if (step.do === 'hold') return hold(entry, 'locked');
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
}
