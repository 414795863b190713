import { type Mutation, type MutationName, mutations } from '../../contract/mutations.ts';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { putMeta, writeGate } from '../replica/write-gate.ts';
import { holdsLease, takeLease } from './lease.ts';
import { mergeTruth } from './merge.ts';
import type { Outcome } from './outcome.ts';
import type { Credentials, SyncPorts } from './ports.ts';
import { type NextStep, nextStep } from './retry.ts';
import { schedule } from './schedule.ts';
import type { Transport } from './transport.ts';

export type DrainResult = {
  /** False: somebody else is draining. */
  ran: boolean;
  received: number;
  /** When to drain again, milliseconds since the epoch; null when nothing waits for time. */
  wakeAt: number | null;
};

/** Sends of one drain that go side by side, at most. */
const SIDE_BY_SIDE = 4;

/**
 * Sends what waits (rules W4-W8). The same code runs in the worker and in the page.
 * @param options.wakeSleepers true: something happened (start, online, push …) that makes sleeping pointless
 */
export function createDrain(ports: SyncPorts, transport: Transport) {
  const { db, clock } = ports;
  return async (options: { wakeSleepers?: boolean } = {}): Promise<DrainResult> => {
    const result: DrainResult = { ran: false, received: 0, wakeAt: null };
    result.ran = await ports.tryLock(`drain:${db.uid}`, async () => {
      const fence = await takeLease(db, ports.newId());
      if (options.wakeSleepers) await wakeSleepers(ports);
      const drainer = createDrainer(ports, transport, fence);
      for (;;) {
        const { ready, wakeAt } = schedule(await db.outbox.orderBy('order').toArray(), clock());
        result.wakeAt = wakeAt;
        if (ready.length === 0) return;
        const ends = await Promise.all(ready.slice(0, SIDE_BY_SIDE).map(drainer.send));
        result.received += ends.filter((end) => end === 'received').length;
        if (ends.includes('pause')) return;
      }
    });
    return result;
  };
}

function wakeSleepers({ db }: SyncPorts): Promise<unknown> {
  return writeGate(db, () => db.outbox.where('state').anyOf('waiting', 'sending').modify({ nextAt: 0 }));
}

/** `pause`: nothing more can be sent now, by anybody. */
type SendEnd = 'received' | 'asleep' | 'stopped' | 'pause';

function createDrainer(ports: SyncPorts, transport: Transport, fence: number) {
  const { db, clock, random, sleep } = ports;

  /** Writes of a drain count only while its fence is the newest, and only for an entry that is still there. */
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

  /** Null also when somebody else is signed in now: their token must never carry our entry. */
  const credentialsOf = async (fresh: boolean): Promise<Credentials | null> => {
    const credentials = await ports.credentials({ fresh });
    return credentials?.uid === db.uid ? credentials : null;
  };

  const requireSignIn = async (entry: OutboxEntry): Promise<SendEnd> => {
    await update(entry, { state: 'waiting' });
    await writeGate(db, () => putMeta(db, 'signIn', true));
    return 'pause';
  };

  const carryOut = async (
    entry: OutboxEntry,
    step: NextStep,
    outcome: Outcome<unknown>,
  ): Promise<SendEnd> => {
    if (step.do === 'merge' && outcome.kind === 'answer') {
      const remove = guarded(entry, () => db.outbox.delete(entry.order as number));
      const merged = await mergeTruth(db, { changes: outcome.changes }, remove);
      return merged ? 'received' : 'pause';
    }
    if (step.do === 'sleep') {
      const asleep = {
        state: 'waiting',
        tries: 0,
        rounds: entry.rounds + 1,
        nextAt: clock() + step.inMs,
      } as const;
      return (await update(entry, asleep)) ? 'asleep' : 'pause';
    }
    if (step.do !== 'stop') return 'pause';
    const quiet = (mutations[entry.name] as Mutation<MutationName>).quiet;
    const stop = guarded(entry, () =>
      quiet
        ? db.outbox.delete(entry.order as number)
        : db.outbox.update(entry.order as number, { state: step.state, refusal: step.refusal }),
    );
    // Through the merge, because it takes the optimistic effect back.
    return (await mergeTruth(db, { changes: [] }, stop)) ? 'stopped' : 'pause';
  };

  const send = async (entry: OutboxEntry): Promise<SendEnd> => {
    let fresh = false;
    for (let tries = 1; ; ) {
      let credentials: Credentials | null;
      try {
        credentials = await credentialsOf(fresh);
      } catch {
        // The sign-in service cannot be reached: as good as no answer, and never a sign-out.
        return carryOut(
          entry,
          nextStep(
            { kind: 'none', reason: 'no token' },
            { tries: 9, rounds: entry.rounds, random: random() },
          ),
          {
            kind: 'none',
            reason: 'no token',
          },
        );
      }
      if (!credentials) return requireSignIn(entry);
      if (!(await update(entry, { state: 'sending', fence, tries }))) return 'pause';
      const outcome = await transport(entry.name, entry.args as never, {
        token: credentials.token,
        key: entry.id,
      });
      await noteReach(ports, outcome);
      const step = nextStep(outcome, { tries, rounds: entry.rounds, random: random() });
      if (step.do === 'renew-token') {
        if (fresh) return requireSignIn(entry);
        fresh = true;
      } else if (step.do === 'try-again') {
        await sleep(step.inMs);
        tries += 1;
      } else {
        return carryOut(entry, step, outcome);
      }
    }
  };
  return { send };
}

/** Keeps what a request taught us about the way to the server; writes only when it changed. */
export async function noteReach({ db }: Pick<SyncPorts, 'db'>, outcome: Outcome<unknown>): Promise<void> {
  const reachable = outcome.kind !== 'none';
  const known = (await db.meta.get('reachable'))?.value;
  if (known !== reachable) await writeGate(db, () => putMeta(db, 'reachable', reachable));
  if (outcome.kind === 'answer' && (await db.meta.get('signIn'))?.value) {
    await writeGate(db, () => putMeta(db, 'signIn', false));
  }
}
