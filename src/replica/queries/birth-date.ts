import { type BirthDateKeeper, ownBirthDateKeeper } from '../../../contract/policy/birth-date.ts';
import type { Replica } from '../database.ts';
import { me } from './me.ts';

/** Who can still correct one's own birth date; `today` is `YYYY-MM-DD`. Undefined until the record is here. */
export async function myBirthDateKeeper(db: Replica, today: string): Promise<BirthDateKeeper | undefined> {
  const user = await me(db);
  if (user === undefined) return undefined;
  const [applications, offers] = await Promise.all([
    db.application.toArray(),
    db.offer.filter(({ _userId }) => _userId === user._id).toArray(),
  ]);
  return ownBirthDateKeeper(user, applications, offers, today);
}
