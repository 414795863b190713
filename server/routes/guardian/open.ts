import type { AnswerOf } from '../../../contract/calls.ts';
import type { Guardian } from '../../../contract/entities/user.ts';
import type { CallContext } from '../../api/call-context.ts';
import { birthDateKeeperOf } from '../../domain/guardian/birth-date.ts';
import { markLinkOpened } from '../../domain/link/link.ts';
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

export async function presentAsked(
  { tx, now }: CallContext,
  { asks, link, child, consent }: Asked,
): Promise<AnswerOf<'guardian.get'>> {
  return {
    asks,
    act: consent.act,
    firstname: child.firstname,
    dateOfBirth: child.date_of_birth,
    mayCorrect: (await birthDateKeeperOf(tx, child, now)) !== 'staff',
    state: consent.state as Guardian['state'],
    expiresAt: link.expiresAt.toISOString(),
    letter: LETTER,
  };
}
