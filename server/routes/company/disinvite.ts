import type { ArgsOf } from '../../../contract/calls.ts';
import type { Invitation } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { openInvitations, presentInvitation } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { appendLog } from '../../domain/log/append.ts';
import { takeBack } from '../../domain/notification/take-back.ts';
import { tellWaiting } from './tell-invitation-answer.ts';

/**
 * Takes an invitation back and gives those that are left. An account's id counts only once that person has answered:
 * before, it would tell which account is behind a mail address.
 */
export async function disinvite(
  context: CallContext,
  { _receiverId }: ArgsOf<'company.disinvite'>,
  company: CompanyRow,
): Promise<Invitation[]> {
  const { tx, now } = context;
  const taken = await tx
    .updateTable('invitation')
    .set({ status: 'withdrawn', answered_at: now })
    .where('company_id', '=', company.id)
    .where('status', 'in', ['pending', 'waiting'])
    .where((eb) => eb.or([eb(eb.cast('id', 'text'), '=', _receiverId), eb('user_id', '=', _receiverId)]))
    .returning(['id', 'user_id'])
    .execute();
  if (taken.length === 0) await assertWithdrawn(context, company.id, _receiverId);
  for (const { id } of taken) {
    const ref = { type: 'invitation', id } as const;
    await takeBack(context, { type: 'invite', ref });
    await appendLog(context, {
      companyId: company.id,
      actor: { uid: userOf(context).id },
      action: 'invite.withdrawn',
      ref,
    });
  }
  if (taken.length > 0) await touchCompany(context, company.id);
  // Only somebody who has accepted is known by their account.
  for (const { user_id } of taken)
    if (user_id !== null) await tellWaiting(context, company, user_id, 'withdrawn');
  return (await openInvitations(tx, [company.id])).map(presentInvitation);
}

/** Taking back what was taken back is no error; anything else is not there. */
async function assertWithdrawn({ tx }: CallContext, companyId: string, id: string): Promise<void> {
  const before = await tx
    .selectFrom('invitation')
    .where('company_id', '=', companyId)
    .where('status', '=', 'withdrawn')
    .where((eb) => eb(eb.cast('id', 'text'), '=', id))
    .select('id')
    .executeTakeFirst();
  if (before === undefined)
    throw new ApiError('not_found', 'no such invitation is open; it may have been answered');
}
