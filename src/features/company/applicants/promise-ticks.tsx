import type { Applicant } from '../../../../contract/entities/application.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { dueOf } from '../../../replica/queries/due.ts';
import { DueMark } from './due-mark.tsx';
import { promisedDays } from './promised-days.ts';

/** More of them would be a wall, and say less than the words beside it. */
const MOST = 10;

/** One upright tick for each day that was promised, filled where it has gone, with the words beside it. */
export function PromiseTicks({ applicant }: { applicant: Applicant }) {
  const now = useNow();
  if (!dueOf(applicant, now)) return null;
  const days = promisedDays(applicant, now);
  return (
    <span className="inline-flex items-center gap-2">
      {days && days.of <= MOST && (
        <span aria-hidden="true" className="inline-flex gap-0.5 max-sm:hidden">
          {[...Array(days.of).keys()].map((day) => (
            <span
              key={day}
              data-gone={day < days.gone || undefined}
              className="h-3 w-1 rounded-full border border-soft data-gone:bg-soft"
            />
          ))}
        </span>
      )}
      <DueMark applicant={applicant} />
    </span>
  );
}
