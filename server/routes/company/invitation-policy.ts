import type { Selectable } from 'kysely';
import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, callerOf, type UserRecord, userOf } from '../../api/call-context.ts';
import type { InvitationTable } from '../../database/schema/company.ts';
import { invitationOfLink } from '../../domain/company/invitation-link.ts';
import { lockCompany } from '../../domain/company/lock-company.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { findLink, readLink } from '../../domain/link/link.ts';
import type { Caller } from '../../ports/identity/identity.ts';

export type InvitationRow = Selectable<InvitationTable>;
export type Answering = { company: CompanyRow; invitation: InvitationRow };

type Answer = { companyId: string; token?: string | undefined; _inviteId?: string | undefined };

/**
 * The invitation that is answered, with its company, both locked. Only the account whose mail address was invited
 * knows of it: the mailed token proves the address, without one the sign-in service must have verified it. A token
 * counts until the invitation is settled, not once: an answer that was lost can be asked for again.
 */
export async function mayAnswerInvite(context: CallContext, args: Answer): Promise<Answering> {
  const caller = callerOf(context);
  const id = await invitationId(context, args, findLink);
  // The company first: every change of its members waits for that row.
  const company = await lockCompany(context.tx, args.companyId).catch(() => {
    throw unknown();
  });
  const invitation = await context.tx
    .selectFrom('invitation')
    .where('id', '=', id)
    .where('company_id', '=', company.id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  return { company, invitation: assertInvited(caller, args, invitation) };
}

/** The same, with nothing locked: for reading it. */
export async function mayReadInvite(context: CallContext, args: Answer): Promise<InvitationRow> {
  const caller = callerOf(context);
  const id = await invitationId(context, args, readLink);
  const invitation = await context.tx
    .selectFrom('invitation')
    .where('id', '=', id)
    .where('company_id', '=', args.companyId)
    .selectAll()
    .executeTakeFirst();
  return assertInvited(caller, args, invitation);
}

/** By the mailed token alone. It outlives the invitation's days here, so that one that is too old says so. */
export async function mayOpenInvite(
  { tx }: CallContext,
  { companyId, token }: ArgsOf<'company.open-invite'>,
): Promise<InvitationRow> {
  const invitation = await invitationOfLink(tx, token, BEFORE_ANY_END);
  if (invitation?.company_id !== companyId) throw unknown();
  return invitation;
}

/** It exists for the invited person only. */
function assertInvited(
  { email, emailVerified }: Caller,
  { token }: Answer,
  invitation: InvitationRow | undefined,
): InvitationRow {
  if (invitation === undefined || invitation.mail !== email) throw unknown();
  if (token === undefined && !emailVerified)
    throw new ApiError('mail_unverified', 'confirm your mail address first, or use the link in the mail');
  return invitation;
}

/** Accepting means hiring: an account in company mode, old enough by the rules of that mode. */
export async function mayAcceptInvite(
  context: CallContext,
  args: Answer,
): Promise<Answering & { user: UserRecord }> {
  const answering = await mayAnswerInvite(context, args);
  const user = userOf(context);
  if (user.mode !== 'company')
    throw new ApiError(
      'company_mode_needed',
      'this account looks for work; ask for an invitation to the mail address you hire with',
    );
  return { ...answering, user };
}

async function invitationId(
  { tx, now }: CallContext,
  { companyId, token, _inviteId }: Answer,
  find: typeof findLink,
) {
  if (token === undefined) {
    if (_inviteId !== undefined) return _inviteId;
    throw new ApiError('parameter_missing', 'required parameter token or _inviteId was null or undefined', {
      fields: [{ path: 'token', code: 'missing' }],
    });
  }
  const { subject } = await find(tx, token, 'accept-invite', now);
  const mismatch = _inviteId !== undefined && _inviteId !== subject.invitationId;
  if (subject.invitationId === undefined || subject.companyId !== companyId || mismatch) throw unknown();
  return subject.invitationId;
}

const BEFORE_ANY_END = new Date(0);

const unknown = () => new ApiError('not_found', 'no such invitation for this account');
