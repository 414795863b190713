import type { AnswerOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { birthDateKeeperOf } from '../../domain/guardian/birth-date.ts';
import { othersAsked } from '../../domain/guardian/others.ts';
import { consentStatement } from '../../domain/guardian/statement.ts';
import { markLinkOpened } from '../../domain/link/link.ts';
import { creatorNeedsGuardian } from '../../domain/user/age.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import type { Asked } from './policy.ts';

const LETTER = '/sites/parents-letter';

/** What the link asks. The child sees that it was opened; a mail program that looks ahead looks the same. */
export async function openLink(
  context: CallContext,
  { token }: { token: string },
  asked: Asked,
): Promise<AnswerOf<'guardian.get'>> {
  const { tx, now } = context;
  const { link, child, consent } = asked;
  if (link.openedAt === null) await markLinkOpened(tx, token, now);
  const isFirst = consent.state === 'sent';
  if (isFirst) {
    await tx
      .updateTable('guardian_consent')
      .set({ state: 'opened', opened_at: now })
      .where('id', '=', consent.id)
      .execute();
    await touchUser(context, child.id);
  }
  return { ...(await presentAsked(context, asked)), ...(isFirst && { state: 'opened' as const }) };
}

/** Whether an account's form asks about a creator's profile too: the child is old enough for one, and needs a consent. */
export function coversCreator({ now }: Pick<CallContext, 'now'>, { child, consent }: Asked): boolean {
  return consent.act === 'account' && creatorNeedsGuardian(child, now);
}

export async function presentAsked(context: CallContext, asked: Asked): Promise<AnswerOf<'guardian.get'>> {
  const { tx, now, settings } = context;
  const { asks, link, child, consent } = asked;
  return {
    asks,
    act: consent.act,
    firstname: child.firstname,
    dateOfBirth: child.date_of_birth,
    mayCorrect: (await birthDateKeeperOf(tx, child, now)) !== 'staff',
    state: consent.state as 'sent' | 'opened' | 'confirmed' | 'revoked',
    expiresAt: link.expiresAt.toISOString(),
    letter: LETTER,
    statement: consentStatement(consent.act, child.firstname, settings),
    creatorStatement: coversCreator(context, asked)
      ? consentStatement('creator', child.firstname, settings)
      : null,
    otherAsked: (await othersAsked(tx, consent)).length > 0,
  };
}
