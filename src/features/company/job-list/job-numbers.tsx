import { Plural, Trans } from '@lingui/react/macro';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { closingDayOf } from '../../../../contract/policy/closing-day.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';

/** The end is told as near from here on. */
const NEAR_DAYS = 7;

/** How many applied, how many of them were seen, and until when it can be found. */
export function JobNumbers({ job, onApplicants }: { job: CompanyJob; onApplicants: () => void }) {
  const { applied, seen } = job.stats;
  return (
    <p className="flex flex-wrap gap-x-3 text-small tabular-nums text-soft">
      {applied === 0 ? (
        <span>
          <Trans>no applications yet</Trans>
        </span>
      ) : (
        <button
          type="button"
          className="link relative z-1 -my-3 inline-flex min-h-11 items-center"
          onClick={onApplicants}
        >
          <Plural value={applied} one="# application" other="# applications" />
        </button>
      )}
      {applied > 0 && (
        <span className={seen < applied ? 'font-semibold text-ink' : undefined}>
          <Trans>{seen} seen</Trans>
        </span>
      )}
      {job.status === 'published' && job.validThrough && <Closing at={job.validThrough} />}
    </p>
  );
}

function Closing({ at }: { at: string }) {
  const format = useFormat();
  const days = Math.floor((Date.parse(at) - useNow()) / DAY_MS);
  const date = format.day(closingDayOf(at));
  if (days < 0) return <Trans>closed on {date}</Trans>;
  return (
    <span className={days < NEAR_DAYS ? 'font-semibold text-ink' : undefined}>
      {days < NEAR_DAYS ? (
        <Plural value={days} _0="closes within a day" one="closes in # day" other="closes in # days" />
      ) : (
        <Trans>closes on {date}</Trans>
      )}
    </span>
  );
}
