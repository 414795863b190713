import type { Application, SnapshotChoice } from '../../../contract/entities/application.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import type { PersonSnapshot } from '../../database/schema/application.ts';

/**
 * The person as they are at this moment, as far as they chose to send it. Nothing of it is computed later: a profile
 * that changes does not change what a company has received.
 */
export async function snapshotOf(
  { tx }: CallContext,
  user: UserRecord,
  { cv: parts, contacts = ['email'] }: SnapshotChoice = {},
): Promise<{ person: PersonSnapshot; cv: Application['cv'] }> {
  const { phone, cv } = await tx
    .selectFrom('user')
    .where('id', '=', user.id)
    .select(['phone', 'cv'])
    .executeTakeFirstOrThrow();
  const { firstname, lastname, email } = user;
  const person: PersonSnapshot = { firstname, lastname, email, contacts };
  if (phone !== null && contacts.includes('phone')) person.phone = phone;
  if (!cv) return { person, cv: null };
  const chosen = Object.entries(cv).filter(([part]) => parts === undefined || parts.includes(part as never));
  return { person, cv: chosen.length > 0 ? Object.fromEntries(chosen) : null };
}
