import { isWhileLocked } from '../../../contract/call.ts';
import { type EngineCallName, engineCalls } from '../../../contract/engine-calls.ts';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import type { MetaKey, Replica } from '../../replica/database.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';
import type { Outcome } from './outcome.ts';

/** Keeps what a request taught us about the way to the server and our standing there; writes only what changed. */
export async function recordReachability(
  db: Replica,
  name: EngineCallName,
  outcome: Outcome<unknown>,
): Promise<void> {
  const keys = ['reachable', 'signIn', 'locked'] as const satisfies MetaKey[];
  const [reachable, signIn, locked] = await db.meta.bulkGet([...keys]);
  const now = outcome.kind !== 'none';
  const put = (key: (typeof keys)[number], value: boolean) =>
    writeGate(db, () => putMeta(db, key, value), { tables: [db.meta] });
  if (reachable?.value !== now) await put('reachable', now);
  if (outcome.kind === 'failure' && outcome.failure.status === ERROR_STATUS.locked && !locked?.value)
    await put('locked', true);
  if (outcome.kind !== 'answer') return;
  if (signIn?.value) await put('signIn', false);
  // Some calls a locked account may make as well: their answers do not tell that it is open again.
  if (locked?.value && !isWhileLocked(engineCalls[name])) await put('locked', false);
}
