import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { TRACKINGS_MAX } from '../../../contract/limits.ts';
import { trackingOver } from '../../../contract/policy/tracking-over.ts';
import { actedBy } from '../../api/acted-by.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordTracking } from '../../database/change-log/record.ts';
import { arrangeReminder, isWithinReminderYear } from '../../domain/notification/reminder.ts';
import { presentTracking, type TrackingRow } from '../../domain/tracking/presenter.ts';

type Subject = { uid: string; row: TrackingRow | undefined };

/** About one's own application, or one made elsewhere; what was deleted does not come back by a late change. */
export async function maySaveTracking(
  context: CallContext,
  { _id, elsewhere }: ArgsOf<'tracking.save'>,
): Promise<Subject> {
  const subject = await find(context, _id);
  const { uid, row } = subject;
  if (row !== undefined) {
    if (row.deleted_at !== null) throw new ApiError('not_found', 'it was deleted');
    if ((row.elsewhere === null) !== (elsewhere === null))
      throw new ApiError('state_conflict', 'where an application was made does not change');
    return subject;
  }
  if (elsewhere === null) await assertOwnApplication(context, uid, _id);
  const { count } = await context.tx
    .selectFrom('tracking')
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= TRACKINGS_MAX)
    throw new ApiError('too_many_requests', `${TRACKINGS_MAX} are kept already; delete one`, {
      detail: { max: TRACKINGS_MAX, retryAfter: 3600 },
    });
  return subject;
}

/** Changes what has changed, as far as nobody has done so later (rule W13). */
export async function saveTracking(
  context: CallContext,
  { _id, ...change }: ArgsOf<'tracking.save'>,
  { uid, row: kept }: Subject,
): Promise<AnswerOf<'tracking.save'>> {
  const { tx, effects } = context;
  const next = trackingOver(kept && presentTracking(kept), change, actedBy(context));
  const { elsewhere, note, remindAt, keptRev, fieldsAt } = next;
  const remind_at = remindAt === null ? null : new Date(remindAt);
  // One that has rung does not ring again with the next word in the note.
  const isMoved = remind_at?.getTime() !== kept?.remind_at?.getTime();
  if (isMoved && remind_at && !isWithinReminderYear(context, remind_at))
    throw new ApiError('fields_invalid', 'a reminder lies within a year', {
      fields: [{ path: 'remindAt', code: 'too_big' }],
    });
  const columns = {
    elsewhere: elsewhere && JSON.stringify(elsewhere),
    note,
    remind_at,
    kept_rev: keptRev,
    fields_at: JSON.stringify(fieldsAt),
  };
  const row = await tx
    .insertInto('tracking')
    .values({ user_id: uid, id: _id, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet((eb) => ({ ...columns, ver: eb('tracking.ver', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  recordTracking(effects, row);
  if (isMoved) await arrangeReminder(context, row);
  return presentTracking(row);
}

export async function mayDeleteTracking(
  context: CallContext,
  { trackingId }: ArgsOf<'tracking.delete'>,
): Promise<Subject> {
  const subject = await find(context, trackingId);
  if (subject.row === undefined) throw new ApiError('not_found', 'nothing of this id is kept');
  return subject;
}

/** Twice is once. */
export async function deleteTracking(
  context: CallContext,
  { trackingId }: ArgsOf<'tracking.delete'>,
  { uid, row }: Subject,
): Promise<AnswerOf<'tracking.delete'>> {
  const { tx, now, effects } = context;
  if (row?.deleted_at !== null) return { _id: trackingId };
  const gone = await tx
    .updateTable('tracking')
    .set((eb) => ({
      elsewhere: null,
      note: '',
      remind_at: null,
      fields_at: '{}',
      deleted_at: now,
      ver: eb('ver', '+', 1),
    }))
    .where('user_id', '=', uid)
    .where('id', '=', trackingId)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordTracking(effects, gone, true);
  await arrangeReminder(context, gone);
  return { _id: trackingId };
}

async function find(context: CallContext, id: string): Promise<Subject> {
  const uid = userOf(context).id;
  const row = await context.tx
    .selectFrom('tracking')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  return { uid, row };
}

async function assertOwnApplication({ tx }: CallContext, uid: string, id: string): Promise<void> {
  const application = await tx
    .selectFrom('application')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .select('id')
    .executeTakeFirst();
  if (application !== undefined) return;
  throw new ApiError('fields_invalid', 'this is no application of the caller: say where it was made', {
    fields: [{ path: 'elsewhere', code: 'missing' }],
  });
}
