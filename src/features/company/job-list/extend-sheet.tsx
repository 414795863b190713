import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, DAY_MS } from '../../../../contract/calendar-day.ts';
import { VALID_THROUGH_MAX_DAYS } from '../../../../contract/limits.ts';
import { closingDayOf, closingDays, closingMoment } from '../../../../contract/policy/closing-day.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { jobId: string | undefined; onClose: () => void };

/** Another last day for a job that is online (editjob.4). It changes nothing for people who have applied. */
export function ExtendSheet({ jobId, onClose }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const format = useFormat();
  const now = useNow();
  const job = useLive(async (db) => (jobId ? db.companyJob.get(jobId) : undefined), [jobId]);
  const [typed, setTyped] = useState<string>();
  const { first, usual, last } = closingDays(now);
  const current = job?.validThrough ? closingDayOf(job.validThrough) : null;
  const chosen = typed ?? (current !== null && current >= usual ? last : usual);
  const wrong = chosen < first || chosen > last;
  const left = Math.floor((closingMoment(chosen || last).getTime() - now) / DAY_MS);
  const close = () => {
    setTyped(undefined);
    onClose();
  };
  const save = async () => {
    if (!job || wrong) return;
    const patch = { validThrough: closingMoment(chosen).toISOString() };
    if (chosen === current) return close();
    if (await saving(() => mutate('job.update', { _jobId: job._id, rev: job.rev, patch }))) close();
  };
  const quick = [
    { days: 14, day: addDays(first, 13) },
    { days: 30, day: addDays(first, 29) },
    { days: VALID_THROUGH_MAX_DAYS, day: last },
  ];
  return (
    <Sheet
      open={jobId !== undefined}
      onClose={close}
      title={<Trans>Change the last day</Trans>}
      actions={
        <>
          <Button onClick={() => void save()}>
            <Trans>Save the last day</Trans>
          </Button>
          <Button variant="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {job && (
        <div className="grid gap-5">
          <div>
            <p className="font-semibold wrap-anywhere" lang="">
              {job.title}
            </p>
            {current && (
              <p className="text-small text-soft">
                <Trans>Until now it closes on {format.day(current)}.</Trans>
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {quick.map(({ days, day }) => (
              <Button key={days} variant="quiet" aria-pressed={chosen === day} onClick={() => setTyped(day)}>
                <Plural value={days} one="In # day" other="In # days" />
              </Button>
            ))}
          </div>
          <DateField
            label={t`Last day online`}
            hint={t`From ${format.day(first)} to ${format.day(last)}.`}
            value={chosen}
            min={first}
            max={last}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={wrong && t`Choose a day from ${format.day(first)} to ${format.day(last)}.`}
          />
          {!wrong && (
            <p role="status" className="text-small tabular-nums text-soft">
              <Plural
                value={left}
                _0="Then it closes within a day."
                one="Then people can apply for # more day."
                other="Then people can apply for # more days."
              />
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
}
