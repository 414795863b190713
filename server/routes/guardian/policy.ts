import type { Selectable } from 'kysely';
import type { ConsentAct } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { GuardianConsentTable } from '../../database/schema/user.ts';
import { assertBirthDateOpen } from '../../domain/guardian/birth-date.ts';
import { findLink, type Link, type LinkAction } from '../../domain/link/link.ts';
import { creatorNeedsGuardian } from '../../domain/user/age.ts';
import { lockUserRow } from '../../domain/user/lock-user.ts';
import type { UserRow } from '../../domain/user/row.ts';

export type Asked = {
  readonly asks: 'confirm' | 'revoke';
  readonly link: Link;
  readonly child: UserRow;
  readonly consent: Selectable<GuardianConsentTable>;
};

type Token = { readonly token: string };

/** The holder of either link: the token is all that is asked of them. */
export async function mayOpen(context: CallContext, { token }: Token): Promise<Asked> {
  try {
    return await asked(context, token, 'guardian');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found')
      return asked(context, token, 'guardian-manage');
    throw error;
  }
}

/** Either link, as long as nobody has decided by the date that stands. */
export async function mayCorrect(context: CallContext, args: Token): Promise<Asked> {
  const found = await mayOpen(context, args);
  await assertBirthDateOpen(context, found.child, 'guardian');
  return found;
}

export async function mayConfirm(context: CallContext, { token }: Token): Promise<Asked> {
  return asked(context, token, 'guardian');
}

export async function mayRefuse(context: CallContext, { token }: Token): Promise<Asked> {
  return asked(context, token, 'guardian');
}

export async function mayRevoke(context: CallContext, { token }: Token): Promise<Asked> {
  return asked(context, token, 'guardian-manage');
}

/** Whose guardian is asked, and to what. */
export type Asking = { readonly user: UserRow; readonly act: ConsentAct };

/** Somebody below 16 whose guardian has not agreed yet, or below 18 not to a creator's profile. */
export async function mayResend(context: CallContext, _args: unknown): Promise<Asking> {
  const user = await lockUserRow(context.tx, userOf(context).id);
  const act = actToAsk(user, context.now);
  if (act === undefined)
    throw new ApiError('not_allowed', 'no guardian has to be asked for this account', {
      detail: { guardian: user.guardian, creatorGuardian: user.creator_guardian },
    });
  return { user, act };
}

/** Undefined where nobody has to be asked. A company's account has no creator profile. */
function actToAsk(user: UserRow, now: Date): ConsentAct | undefined {
  if (user.guardian === 'pending') return 'account';
  return creatorNeedsGuardian(user, now) && user.mode === 'user' && user.creator_guardian !== 'ok'
    ? 'creator'
    : undefined;
}

/** The child's row is locked by now (handlers.ts), before link and consent, as in every act on them. */
async function asked(context: CallContext, token: string, action: LinkAction): Promise<Asked> {
  const link = await findLink(context.tx, token, action, context.now);
  const child = await lockUserRow(context.tx, link.subject.uid ?? '');
  const consent = await context.tx
    .selectFrom('guardian_consent')
    .where('id', '=', link.subject.consentId ?? '')
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const asks = action === 'guardian' ? 'confirm' : 'revoke';
  const fits = asks === 'confirm' ? ['sent', 'opened'] : ['confirmed'];
  if (!fits.includes(consent.state))
    throw new ApiError('gone', 'this link is no longer needed; the newest mail has the one that counts');
  return { asks, link, child, consent };
}
