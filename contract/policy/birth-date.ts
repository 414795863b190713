import { ageOn } from '../age.ts';
import type { Application } from '../entities/application.ts';
import type { Offer } from '../entities/offer.ts';
import type { User } from '../entities/user.ts';
import { needsGuardianFor } from '../law/guardian.ts';

/** Who can still correct a birth date. `guardian`: by a link we have mailed them. Staff always can. */
export type BirthDateKeeper = 'self' | 'guardian' | 'staff';

export type BirthDateFacts = {
  /** As it stands, `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** A guardian was asked about something, whatever they have answered. */
  readonly wasAsked: boolean;
  /** Somebody has decided by this date: a company was shown an application, or there was an offer. */
  readonly wasUsed: boolean;
};

/**
 * A minor cannot correct the date that makes them one, or one edit would lead past everything a guardian has to agree
 * to. What others have decided by stays, no matter who asks; `today` is `YYYY-MM-DD`.
 */
export function birthDateKeeper(
  { dateOfBirth, wasAsked, wasUsed }: BirthDateFacts,
  today: string,
): BirthDateKeeper {
  if (wasUsed) return 'staff';
  const isMinor = needsGuardianFor('accept_offer', ageOn(dateOfBirth, today));
  if (isMinor) return wasAsked ? 'guardian' : 'staff';
  return wasAsked ? 'staff' : 'self';
}

/** The same by what somebody's own device knows: their record, applications and offers. */
export function ownBirthDateKeeper(
  user: Pick<User, '_id' | 'general' | 'guardians'>,
  applications: readonly Pick<Application, 'guardian'>[],
  offers: readonly Pick<Offer, '_userId'>[],
  today: string,
): BirthDateKeeper {
  const facts = {
    dateOfBirth: user.general.dateOfBirth,
    wasAsked: user.guardians.length > 0,
    // One that waits for a guardian was shown to nobody.
    wasUsed:
      applications.some(({ guardian }) => guardian !== 'pending') ||
      offers.some(({ _userId }) => _userId === user._id),
  };
  return birthDateKeeper(facts, today);
}
