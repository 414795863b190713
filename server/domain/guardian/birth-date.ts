import { ageOn, needsGuardian } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { ApiError } from '../../../contract/errors.ts';
import { AGE_ADULT, AGE_FLOOR, AGE_GUARDIAN } from '../../../contract/limits.ts';
import { type BirthDateKeeper, birthDateKeeper } from '../../../contract/policy/birth-date.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { followAge } from '../application/follow-age.ts';
import { touchUser } from '../user/lock-user.ts';
import type { UserRow } from '../user/row.ts';
import { askGuardian, dropGuardians } from './ask.ts';
import { settleGuardian } from './settle.ts';

/** Who can still correct somebody's birth date. */
export async function birthDateKeeperOf(
  tx: Db,
  { id, date_of_birth }: Pick<UserRow, 'id' | 'date_of_birth'>,
  now: Date,
): Promise<BirthDateKeeper> {
  const { used, asked } = await tx
    .selectNoFrom((eb) => [
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('application')
              .where('user_id', '=', id)
              // An application that waits for a guardian was shown to nobody.
              .where('visible_at', 'is not', null)
              .select('id'),
          ),
          eb.exists(eb.selectFrom('offer').where('user_id', '=', id).select('id')),
        ])
        .as('used'),
      eb
        .exists(
          eb
            .selectFrom('guardian_consent')
            .where('user_id', '=', id)
            .where('state', '<>', 'replaced')
            .select('id'),
        )
        .as('asked'),
    ])
    .executeTakeFirstOrThrow();
  const facts = { dateOfBirth: date_of_birth, wasAsked: asked === true, wasUsed: used === true };
  return birthDateKeeper(facts, dayOf(now));
}

const FIXED: Record<Exclude<BirthDateKeeper, 'self'>, string> = {
  guardian: 'the birth date can be corrected by the guardian who was asked, with the link in our mail',
  staff: 'the birth date is fixed; write to us to correct it',
};

/** Throws `birth_date_fixed` where the person cannot correct it; `detail.by` says who can (`guardian` or `staff`). */
export async function assertBirthDateOpen(
  { tx, now }: ChangeContext,
  user: UserRow,
  who: 'self' | 'guardian',
): Promise<void> {
  const keeper = await birthDateKeeperOf(tx, user, now);
  if (keeper === 'self' || keeper === who) return;
  throw new ApiError('birth_date_fixed', FIXED[keeper], { detail: { by: keeper } });
}

/** The highest age accepted; the database would refuse an impossible year. */
const AGE_MOST = 120;

/** Checks the lowest age of an account's mode: a company is run by adults. Throws `too_young` or `fields_invalid`. */
export function assertAge(age: number, mode: string, path: string): void {
  if (age > AGE_MOST)
    throw new ApiError('fields_invalid', 'this is no birth date of anybody alive', {
      fields: [{ path, code: 'too_small' }],
    });
  const floor = mode === 'user' ? AGE_FLOOR : AGE_ADULT;
  if (age < floor)
    throw new ApiError('too_young', `this needs an age of ${floor}`, { detail: { minAge: floor } });
}

/** The guardian's address below 16. Throws `fields_invalid` where it is missing or the child's own. */
export function guardianMailFor(
  age: number,
  own: string,
  guardianMail: string | undefined,
  path: string,
): string | null {
  if (!needsGuardian(age)) return null;
  if (guardianMail === undefined)
    throw new ApiError('fields_invalid', 'below 16 the mail address of a guardian is needed', {
      fields: [{ path, code: 'missing' }],
    });
  const mail = guardianMail.toLowerCase();
  if (mail === own)
    throw new ApiError('fields_invalid', 'a guardian has an address of their own; give that one', {
      fields: [{ path, code: 'own_mail' }],
    });
  return mail;
}

type Correction = {
  readonly dateOfBirth: string;
  /** The path of the wrong argument. */
  readonly path: string;
  /** The guardian to ask if the person becomes younger than 16; left out: the one asked before. */
  readonly guardianMail: string | undefined;
};

/**
 * Sets another birth date and applies its consequences: required consents, applications that wait, show another age or end,
 * and how long a consent can be revoked. The row is locked. Throws `too_young` and `fields_invalid` like registration.
 */
export async function changeBirthDate(
  context: ChangeContext,
  user: UserRow,
  { dateOfBirth, path, guardianMail }: Correction,
): Promise<void> {
  const { tx, now } = context;
  const age = ageOn(dateOfBirth, dayOf(now));
  assertAge(age, user.mode, path);
  const wasAsked = user.guardian !== 'none' && guardianMail === undefined;
  const asked = wasAsked ? null : guardianMailFor(age, user.email, guardianMail, 'guardianMail');
  await tx
    .updateTable('user')
    .set({ date_of_birth: dateOfBirth, ...(asked === null ? {} : { guardian_mail: asked }) })
    .where('id', '=', user.id)
    .execute();
  await tx
    .updateTable('link')
    .set({ expires_at: birthday(dateOfBirth, AGE_ADULT) })
    .where('action', '=', 'guardian-manage')
    .where((eb) => eb(eb.ref('subject', '->>').key('uid'), '=', user.id))
    .execute();
  await touchUser(context, user.id);
  if (asked !== null || age >= AGE_GUARDIAN) await dropGuardians(context, user.id, 'account');
  if (age >= AGE_ADULT) await dropGuardians(context, user.id, 'creator');
  if (asked !== null)
    await askGuardian(context, user, { mail: asked, act: 'account', namedBy: 'child', path: 'guardianMail' });
  await settleGuardian(context, user.id);
  await followAge(context, user.id);
}

/** Stores who corrected a date that its owner could no longer change. */
export async function keepCorrection(
  { tx, now, chance }: ChangeContext,
  user: UserRow,
  became: string,
  by: { readonly by: 'guardian'; readonly name: string } | { readonly by: 'staff' },
): Promise<void> {
  await tx
    .insertInto('birth_date_correction')
    .values({
      id: chance.newId(),
      user_id: user.id,
      corrected_by: by.by,
      name: by.by === 'guardian' ? by.name : null,
      was: user.date_of_birth,
      became,
      at: now,
    })
    .execute();
}

/** The day of a birthday. 29 February counts on 1 March in other years, as everywhere here. */
export function birthday(dateOfBirth: string, age: number): Date {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day));
}
