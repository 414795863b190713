import { notificationRef } from '../../../contract/entities/notification.ts';
import { REMINDER_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { cancelWork, queueWork } from '../../work/queue.ts';
import { notify } from './notify.ts';

export const REMIND = 'notification.remind';
export const keyOf = (uid: string, id: string) => `${uid} ${id}`;

/** Its words, and what it is about; of what is kept about an application its row has both. */
type Told = { uid: string; id: string; text?: string; ref?: unknown };

type Kept = NonNullable<Awaited<ReturnType<typeof keptOf>>>;

export const isWithinReminderYear = ({ now }: Pick<ChangeContext, 'now'>, at: Date): boolean =>
  at <= daysAfter(now, REMINDER_DAYS);

/** Lets the reminder of what is kept about an application ring when its row says, or not at all. */
export async function arrangeReminder(
  context: ChangeContext,
  { user_id: uid, id, remind_at: at }: { user_id: string; id: string; remind_at: Date | null },
): Promise<void> {
  const key = keyOf(uid, id);
  if (at === null) await cancelWork(context, REMIND, key);
  else await queueWork(context, { kind: REMIND, key, payload: { uid, id }, at });
}

/** Sends a due reminder, unless the person is gone, or what it is about. */
export async function remindNow(context: ChangeContext, payload: unknown): Promise<void> {
  const told = payload as Told;
  const { uid, id } = told;
  const person = await context.tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (person === undefined) return;
  const kept = await keptOf(context, told);
  const text = kept ? nameOf(kept) : told.text;
  if (text === undefined) return;
  await notify(context, {
    to: uid,
    type: 'reminder',
    ref: notificationRef.parse(told.ref ?? { type: 'application', id }),
    params: [text],
    // A moved reminder is a new notice.
    version: `${id} ${context.now.toISOString()}`,
  });
}

/** With what the application is called by now. */
async function keptOf({ tx }: ChangeContext, { uid, id }: Told) {
  return tx
    .selectFrom('tracking')
    .leftJoin('application', (join) =>
      join.onRef('application.id', '=', 'tracking.id').onRef('application.user_id', '=', 'tracking.user_id'),
    )
    .where('tracking.user_id', '=', uid)
    .where('tracking.id', '=', id)
    .select(['remind_at', 'elsewhere', 'job_snapshot'])
    .executeTakeFirst();
}

/** Nothing where nobody is to be reminded any more. */
function nameOf({ remind_at, elsewhere, job_snapshot: here }: Kept): string | undefined {
  if (remind_at === null) return undefined;
  const names = elsewhere ? [elsewhere.title, elsewhere.company] : [here?.title, here?.companyName];
  return names.filter(Boolean).join(' · ');
}
