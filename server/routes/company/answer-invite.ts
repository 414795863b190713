import type { AnswerOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, callerOf, type UserRecord, userOf } from '../../api/call-context.ts';
import { assertSeat } from '../../domain/billing/entitlement.ts';
import { assertStaying, touchCompany } from '../../domain/company/lock-company.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import { revokeConsent } from '../../domain/company/remove-member.ts';
import { appendLog } from '../../domain/log/append.ts';
import { admit } from './admit.ts';
import type { Answering, InvitationRow } from './invitation-policy.ts';
import { tellInvitationAnswer } from './tell-invitation-answer.ts';

type Accepted = AnswerOf<'company.accept-invite'>;

/** Joins with the rights of the invitation; without a free seat the consent is kept and the person waits. */
export async function acceptInvite(
  context: CallContext,
  _args: unknown,
  { company, invitation, user }: Answering & { user: UserRecord },
): Promise<Accepted> {
  if (user.membership?.companyId === company.id) return joined(context, company.id, user.id);
  assertOpen(context, invitation, user.id);
  assertStaying(company);
  if (user.membership !== null)
    throw new ApiError('company_linked', 'this account belongs to another company; leave that one first');
  const free = await seatIsFree(context, company.id);
  const again = invitation.status === 'waiting';
  const answered = await answer(context, invitation, free ? 'accepted' : 'waiting', user.id);
  if (!again) {
    await tellInvitationAnswer(context, company, answered, `${user.firstname} ${user.lastname}`);
    await appendLog(context, {
      companyId: company.id,
      actor: { uid: user.id },
      action: 'invite.accepted',
      ref: { type: 'invitation', id: invitation.id },
    });
  }
  if (!free) {
    if (!again) await touchCompany(context, company.id);
    return { status: 'waiting', company: null, member: null };
  }
  const { can_sign, can_chat, position } = invitation;
  await admit(context, company.id, { user_id: user.id, can_sign, can_chat, position });
  return joined(context, company.id, user.id);
}

/** How a consent that was given stands now. */
export async function readAcceptance(
  context: CallContext,
  { companyId }: { companyId: string },
): Promise<Accepted> {
  const { id, membership } = userOf(context);
  if (membership?.companyId === companyId) return joined(context, companyId, id);
  const waiting = await context.tx
    .selectFrom('invitation')
    .where('company_id', '=', companyId)
    .where('user_id', '=', id)
    .where('status', '=', 'waiting')
    .select('id')
    .executeTakeFirst();
  if (waiting === undefined) throw new ApiError('gone', 'this invitation is over; ask for a new one');
  return { status: 'waiting', company: null, member: null };
}

/** Declines; also takes back a consent that still waits for a seat. Saying it again changes nothing. */
export async function rejectInvite(
  context: CallContext,
  _args: unknown,
  { company, invitation }: Answering,
): Promise<AnswerOf<'company.reject-invite'>> {
  if (invitation.status === 'rejected') return { status: 'rejected' };
  const { uid } = callerOf(context);
  assertOpen(context, invitation, uid);
  // Somebody without a record has an invitation all the same.
  const { user } = context;
  const answered = await answer(context, invitation, 'rejected', user?.id ?? null);
  if (user && user.membership?.companyId !== company.id) await revokeConsent(context.tx, company.id, user.id);
  await tellInvitationAnswer(
    context,
    company,
    answered,
    user ? `${user.firstname} ${user.lastname}` : invitation.mail,
  );
  await appendLog(context, {
    companyId: company.id,
    actor: { uid },
    action: 'invite.rejected',
    ref: { type: 'invitation', id: invitation.id },
  });
  await touchCompany(context, company.id);
  return { status: 'rejected' };
}

/** Pending and not too old, or waiting for a seat with this person's consent. @param uid null: nobody is signed in */
export function assertOpen(
  { now }: Pick<CallContext, 'now'>,
  { status, expires_at, user_id }: InvitationRow,
  uid: string | null,
): void {
  if (status === 'pending' && expires_at > now) return;
  if (status === 'waiting' && user_id === uid) return;
  throw new ApiError('gone', 'this invitation is over; ask for a new one', {
    detail: { status: status === 'pending' ? 'expired' : status },
  });
}

async function answer(
  { tx, now }: CallContext,
  { id }: InvitationRow,
  status: 'accepted' | 'waiting' | 'rejected',
  uid: string | null,
): Promise<InvitationRow> {
  return tx
    .updateTable('invitation')
    .set({ status, user_id: uid, answered_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function seatIsFree(context: CallContext, companyId: string): Promise<boolean> {
  try {
    await assertSeat(context, companyId);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'plan_limit') return false;
    throw error;
  }
}

async function joined({ tx }: CallContext, companyId: string, uid: string): Promise<Accepted> {
  const company = await readCompany(tx, companyId);
  const member = company.members.find(({ _userId }) => _userId === uid) ?? null;
  return { status: 'accepted', company, member };
}
