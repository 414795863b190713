import type { AnswerOf } from '../../../contract/calls.ts';
import type { InvitationOffer } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, callerOf } from '../../api/call-context.ts';
import { assertOpen } from './answer-invite.ts';
import type { InvitationRow } from './invitation-policy.ts';

/** The invitation, as long as it can be answered; also for a person who has accepted it and opens the link again. */
export async function readInvite(
  context: CallContext,
  _args: unknown,
  invitation: InvitationRow,
): Promise<AnswerOf<'company.read-invite'>> {
  const inside = context.user?.membership?.companyId === invitation.company_id;
  if (!inside) assertOpen(context, invitation, callerOf(context).uid);
  return presentOffer(
    context,
    invitation,
    inside ? 'accepted' : invitation.status === 'waiting' ? 'waiting' : 'pending',
  );
}

/** The same for somebody without a sign-in; one who has agreed is sent to their sign-in instead. */
export async function openInvite(
  context: CallContext,
  _args: unknown,
  invitation: InvitationRow,
): Promise<AnswerOf<'company.open-invite'>> {
  const { status } = invitation;
  const agreed = status === 'accepted' || status === 'waiting';
  if (!agreed) assertOpen(context, invitation, null);
  const offer = await presentOffer(context, invitation, agreed ? status : 'pending');
  return { offer, mail: invitation.mail };
}

async function presentOffer(
  context: CallContext,
  invitation: InvitationRow,
  status: InvitationOffer['status'],
): Promise<InvitationOffer> {
  const row = await context.tx
    .selectFrom('company')
    .innerJoin('user', (join) => join.on('user.id', '=', invitation.invited_by))
    .where('company.id', '=', invitation.company_id)
    .where('company.deleted_at', 'is', null)
    .select(['company.company_name', 'company.verified', 'user.firstname', 'user.lastname'])
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('gone', 'this company is no longer here');
  return {
    _id: invitation.id,
    company: { _id: invitation.company_id, companyName: row.company_name, verified: row.verified },
    invitedBy: `${row.firstname} ${row.lastname}`.trim(),
    position: invitation.position,
    canSign: invitation.can_sign,
    canChat: invitation.can_chat,
    note: invitation.note,
    status,
    expiresAt: invitation.expires_at.toISOString(),
  };
}
