import type { ChangeContext } from '../../api/change-context.ts';
import { queueWork } from '../../work/queue.ts';

export const MAIL_SOON = 'notification.mail-soon';

/** What arrives within this time after the first goes into the same mail. */
const WINDOW_MS = 15 * 60_000;

export type Stack = { uid: string; groupKey: string };

/** Queues one mail for a stack of notices. It goes out after the window of the first: later ones do not put it off. */
export async function queueMailSoon(context: ChangeContext, stack: Stack): Promise<void> {
  const key = `${stack.uid} ${stack.groupKey}`;
  const queued = await context.tx
    .selectFrom('work')
    .where('kind', '=', MAIL_SOON)
    .where('key', '=', key)
    .where('gave_up_at', 'is', null)
    .where('run_at', '>', context.now)
    .select('id')
    .executeTakeFirst();
  if (queued !== undefined) return;
  const at = new Date(context.now.getTime() + WINDOW_MS);
  await queueWork(context, { kind: MAIL_SOON, key, payload: stack, at });
}
