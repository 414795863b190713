import type { ArgsOf } from '../../../contract/calls.ts';
import type { Appeal } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { locksOf } from '../../domain/report/lock-account.ts';
import { type AppealRow, presentAppeal } from '../../domain/report/presenter.ts';
import { takeAppeal } from '../../domain/report/take-appeal.ts';
import type { Appealing } from './policy.ts';

/** Takes an objection in, for as long as one is taken. As long as one against the same decision is open, another is answered with that one. */
export async function createAppeal(
  context: CallContext,
  args: ArgsOf<'appeal.create'>,
  { user, restrictionId }: Appealing,
): Promise<Appeal> {
  const existing = await known(context, args, user.id);
  if (existing !== undefined) return presentAppeal(existing);
  await spend(context, 'reports', user.id);
  const row = await takeAppeal(context, {
    id: args._id,
    user_id: user.id,
    report_id: args._reportId ?? null,
    restriction_id: restrictionId,
    text: args.text,
  });
  return presentAppeal(row);
}

/** What an objection that was taken in is answered with. */
export async function readAppeal(context: CallContext, args: ArgsOf<'appeal.create'>): Promise<Appeal> {
  const row = await known(context, args, userOf(context).id);
  if (row === undefined) throw new ApiError('not_found', 'no such objection');
  return presentAppeal(row);
}

async function known(
  { tx }: CallContext,
  { _id, _reportId, _restrictionId }: ArgsOf<'appeal.create'>,
  uid: string,
): Promise<AppealRow | undefined> {
  const same = await tx.selectFrom('appeal').where('id', '=', _id).selectAll().executeTakeFirst();
  const other = same && (same.user_id !== uid || same.report_id !== (_reportId ?? null));
  if (same !== undefined && other) throw new ApiError('state_conflict', 'this id is taken; make a new one');
  return (
    same ??
    (await tx
      .selectFrom('appeal')
      .where('user_id', '=', uid)
      .where('status', '=', 'open')
      .where((eb) => {
        if (_reportId !== undefined) return eb('report_id', '=', _reportId);
        if (_restrictionId !== undefined) return eb('restriction_id', '=', _restrictionId);
        return eb.and([
          eb('report_id', 'is', null),
          eb.or([eb('restriction_id', 'is', null), eb('restriction_id', 'in', locksOf(tx, uid))]),
        ]);
      })
      .selectAll()
      .executeTakeFirst())
  );
}
