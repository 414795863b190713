import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { REMINDERS_WAITING_MAX } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { isWithinReminderYear, keyOf, REMIND } from '../../domain/notification/reminder.ts';
import { queueWork } from '../../work/queue.ts';

/** To oneself only, within a year. */
export async function mayRemind(
  context: CallContext,
  { _id, at }: ArgsOf<'notification.create'>,
): Promise<string> {
  const { id } = userOf(context);
  if (!isWithinReminderYear(context, new Date(at)))
    throw new ApiError('fields_invalid', 'a reminder lies within a year', {
      fields: [{ path: 'at', code: 'too_big' }],
    });
  const waiting = await context.tx
    .selectFrom('work')
    .where('kind', '=', REMIND)
    .where('key', 'like', `${id.replaceAll('_', '\\_')} %`)
    .where('key', '<>', keyOf(id, _id))
    .select('id')
    .limit(REMINDERS_WAITING_MAX)
    .execute();
  if (waiting.length >= REMINDERS_WAITING_MAX)
    throw new ApiError('too_many_requests', `${REMINDERS_WAITING_MAX} reminders wait already; delete one`, {
      detail: { max: REMINDERS_WAITING_MAX, retryAfter: 3600 },
    });
  return id;
}

/**
 * Queues the reminder; the same id again moves it. Of what is kept about an application the merged row alone says when
 * (rule W13.5): an app of before that says it here as well, in another lane.
 */
export async function remind(
  context: CallContext,
  { _id, text, ref, at }: ArgsOf<'notification.create'>,
  uid: string,
): Promise<AnswerOf<'notification.create'>> {
  const payload = { uid, id: _id, text: text.trim(), ref: ref ?? { type: 'user', id: uid } };
  if (!(await isKept(context, uid, _id)))
    await queueWork(context, { kind: REMIND, key: keyOf(uid, _id), payload, at: new Date(at) });
  return { _id, at: new Date(at).toISOString() };
}

/** Takes a reminder back that still waits; whether there was one. */
export async function forgetReminder(context: ChangeContext, uid: string, id: string): Promise<boolean> {
  if (await isKept(context, uid, id)) return false;
  const gone = await context.tx
    .deleteFrom('work')
    .where('kind', '=', REMIND)
    .where('key', '=', keyOf(uid, id))
    .returning('id')
    .execute();
  return gone.length > 0;
}

/** Whether it is about an application of which something is kept, or was until it was deleted. */
async function isKept({ tx }: ChangeContext, uid: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('tracking')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
