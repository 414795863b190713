import { type Mutation, type MutationName, mutations } from '../../contract/mutations.ts';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { putMeta, writeGate } from '../replica/write-gate.ts';
import { holdsLease } from './lease.ts';
import { mergeTruth } from './merge.ts';
import type { Outcome } from './outcome.ts';
import type { SyncPorts } from './ports.ts';
import { noteReach } from './reach.ts';
import { type NextStep, nextStep } from './retry.ts';
import type { Transport } from './transport.ts';

/** `pause`: nothing more can be sent now, by anybody. */
export type SendEnd = 'received' | 'asleep' | 'stopped' | 'pause';

/**
 * Brings one claimed entry as far as it goes now (rules W5, W7).
 * @param fence of the lease this drain holds; every write counts only while it is the newest (rule W8)
 */
export function createDrainer(ports: SyncPorts, transport: Transport, fence: number) {
  const { db, clock, random, sleep } = ports;

  const guarded = (entry: OutboxEntry, write: () => Promise<unknown>) => async () => {
    if (!(await holdsLease(db, fence)) || !(await db.outbox.get(entry.order as number))) return false;
    await write();
    return true;
  };
  const update = (entry: OutboxEntry, patch: Partial<OutboxEntry>) =>
    writeGate(
      db,
      guarded(entry, () => db.outbox.update(entry.order as number, patch)),
    );

  /** Null: nobody is signed in, or somebody else, whose token must never carry our entry. */
  const attempt = async (entry: OutboxEntry, fresh: boolean): Promise<Outcome<unknown> | null> => {
    const credentials = await ports.credentials({ fresh }).catch(() => 'unreachable' as const);
    // The sign-in service cannot be reached: as good as no answer, and never a sign-out.
    if (credentials === 'unreachable') return { kind: 'none', reason: 'no token' };
    if (credentials?.uid !== db.uid) return null;
    return transport(entry.name, entry.args as never, { token: credentials.token, key: entry.id });
  };

  const requireSignIn = async (entry: OutboxEntry): Promise<SendEnd> => {
    await update(entry, { state: 'waiting' });
    await writeGate(db, () => putMeta(db, 'signIn', true));
    return 'pause';
  };

  const received = async (entry: OutboxEntry, outcome: Outcome<unknown>): Promise<SendEnd> => {
    const changes = outcome.kind === 'answer' ? outcome.changes : [];
    const remove = guarded(entry, () => db.outbox.delete(entry.order as number));
    return (await mergeTruth(db, { changes }, remove)) ? 'received' : 'pause';
  };

  const asleep = async (entry: OutboxEntry, inMs: number): Promise<SendEnd> => {
    const patch = { state: 'waiting', tries: 0, rounds: entry.rounds + 1, nextAt: clock() + inMs } as const;
    return (await update(entry, patch)) ? 'asleep' : 'pause';
  };

  const stopped = async (
    entry: OutboxEntry,
    { state, refusal }: NextStep & { do: 'stop' },
  ): Promise<SendEnd> => {
    const { quiet } = mutations[entry.name] as Mutation<MutationName>;
    const order = entry.order as number;
    const stop = guarded(entry, () =>
      quiet ? db.outbox.delete(order) : db.outbox.update(order, { state, refusal }),
    );
    // Through the merge, because it takes the optimistic effect back.
    return (await mergeTruth(db, { changes: [] }, stop)) ? 'stopped' : 'pause';
  };

  return async function send(entry: OutboxEntry): Promise<SendEnd> {
    let fresh = false;
    for (let tries = 1; ; ) {
      if (!(await update(entry, { state: 'sending', fence, tries }))) return 'pause';
      const outcome = await attempt(entry, fresh);
      if (!outcome) return requireSignIn(entry);
      await noteReach(db, outcome);
      const step = nextStep(outcome, { tries, rounds: entry.rounds, random: random() });
      if (step.do === 'merge') return received(entry, outcome);
      if (step.do === 'sleep') return asleep(entry, step.inMs);
      if (step.do === 'stop') return stopped(entry, step);
      if (step.do === 'try-again') {
        await sleep(step.inMs);
        tries += 1;
        continue;
      }
      // A second 401, with a token that was made for it: only the person can help.
      if (fresh) return requireSignIn(entry);
      fresh = true;
    }
  };
}
