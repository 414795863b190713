import type { ChangeContext } from '../../api/change-context.ts';
import { queueWork } from '../../work/queue.ts';

export const MAIL_SOON = 'notification.mail-soon';

/** What arrives within this time after the first goes into the same mail. */
const WINDOW_MS = 15 * 60_000;

export type Stack = { uid: string; groupKey: string };

/**
 * Queues one mail for a stack of notices. It goes out after the window of the first: later ones do not put it off. A task
 * that is counted on is held until this notice can be read; one that is under way, or has failed before, may have read the
 * notices already, and would leave this one to the digest of the next day.
 */
export async function queueMailSoon(context: ChangeContext, stack: Stack): Promise<void> {
  const { tx, now, chance } = context;
  const key = `${stack.uid} ${stack.groupKey}`;
  const queued = tx
    .selectFrom('work')
    .where('kind', '=', MAIL_SOON)
    .where('key', '=', key)
    .where('gave_up_at', 'is', null)
    .select('id');
  // Passed over where somebody is about to run it: who waited for it could hold the notices that it waits for.
  const held = await queued.where('attempts', '=', 0).forKeyShare().skipLocked().executeTakeFirst();
  if (held !== undefined) return;
  const other = await queued.executeTakeFirst();
  const at = new Date(now.getTime() + WINDOW_MS);
  const own = other === undefined ? key : `${key} ${chance.newId()}`;
  await queueWork(context, { kind: MAIL_SOON, key: own, payload: stack, at });
}
