import type { Application, SnapshotChoice } from '../../../contract/entities/application.ts';
import type { NameShown } from '../../../contract/entities/settings.ts';
import { nameShownBy } from '../../../contract/policy/applicant-name.ts';
import { profileSnapshot } from '../../../contract/policy/profile-snapshot.ts';
import { effectiveSettings } from '../../../contract/policy/settings.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import type { PersonSnapshot } from '../../database/schema/application.ts';
import { isMinor } from '../../domain/user/age.ts';
import { presentGeneral } from '../../domain/user/general.ts';
import { loadSettings } from '../../domain/user/settings.ts';

/**
 * The person as they are at this moment, as far as they chose to send it. Nothing of it is computed later: a profile
 * that changes does not change what a company has received.
 */
export async function snapshotOf(
  { tx, now }: CallContext,
  user: UserRecord,
  { cv: parts, contacts = ['email'], name }: SnapshotChoice = {},
): Promise<{ person: PersonSnapshot; cv: Application['cv']; nameShown: NameShown }> {
  const row = await tx.selectFrom('user').where('id', '=', user.id).selectAll().executeTakeFirstOrThrow();
  const settings = (await loadSettings(tx, [user.id])).get(user.id) ?? {};
  const { visibility } = effectiveSettings(settings, isMinor({ dateOfBirth: row.date_of_birth }, now));
  const { cv, availability } = profileSnapshot(presentGeneral(row), visibility, parts);
  const { firstname, lastname, email } = user;
  const person: PersonSnapshot = {
    firstname,
    lastname,
    email,
    contacts,
    ...(row.phone !== null && contacts.includes('phone') && { phone: row.phone }),
    ...(availability && { availability }),
  };
  return { person, cv, nameShown: name ?? nameShownBy(settings) };
}
