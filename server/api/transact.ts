import { Effects } from '../database/change-log/effects.ts';
import { readNotices } from '../database/change-log/read-notices.ts';
import { writeLog } from '../database/change-log/write-log.ts';
import type { ChangeParts } from './call-parts.ts';
import type { ChangeContext } from './change-context.ts';
import { inTransaction } from './try-again.ts';

/**
 * Runs a change outside a call (work of time, a webhook, staff): effect and change log in one transaction, retried like
 * a call's, so `change` may run more than once. The caller releases the effects afterwards.
 */
export async function transact<Result>(
  parts: ChangeParts,
  change: (context: ChangeContext) => Promise<Result>,
): Promise<{ result: Result; effects: Effects }> {
  const { clock, chance, ports, settings } = parts;
  return inTransaction(parts, async (tx) => {
    const now = clock();
    const effects = new Effects();
    const result = await change({ tx, now, chance, ports, settings, effects });
    await readNotices(tx, effects, now);
    await writeLog(tx, effects, now);
    return { result, effects };
  });
}
