import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { useClock } from '../../i18n/clock.ts';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';

/** The reader's age in full years today; undefined until their record has been read. */
export function useMyAge(): number | undefined {
  const clock = useClock();
  const user = useLive(me);
  return user && ageOn(user.general.dateOfBirth, dayOf(clock()));
}
