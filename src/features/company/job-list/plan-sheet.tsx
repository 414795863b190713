import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, clockAt } from '../../../../contract/calendar-day.ts';
import { SCHEDULE_MAX_DAYS } from '../../../../contract/limits.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { planDays, planTime } from './plan-time.ts';

/** The time that is proposed: people who look for a job in the morning find it. */
const USUAL_TIME = '08:00';

type Props = {
  open: boolean;
  title: string;
  /** Planned already; instant. */
  planned?: string | undefined;
  /** Last day that was asked for, `YYYY-MM-DD`; empty: the usual time. */
  closes?: string;
  onClose: () => void;
  onPlan: (at: string) => void;
  onTakeBack?: (() => void) | undefined;
};

/** Day and hour, in Germany, at which a job goes online by itself. */
export function PlanSheet({ open, title, planned, closes = '', onClose, onPlan, onTakeBack }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { first, last } = planDays(now);
  const clock = planned === undefined ? `${addDays(first, 1)}T${USUAL_TIME}` : clockAt(planned).slice(0, 16);
  const [typed, setTyped] = useState<{ day?: string; time?: string }>({});
  const day = typed.day ?? clock.slice(0, 10);
  const time = typed.time ?? clock.slice(11);
  const { at, problem } = planTime({ day, time }, { now, closes });
  const wrongDay = {
    no_day: t`Choose a day.`,
    too_far: t`At most ${SCHEDULE_MAX_DAYS} days from today.`,
    after_end: closes && t`The last day of this job is ${format.day(closes)}. Choose an earlier day.`,
    past: t`This has passed. Choose a later day or time.`,
    no_time: undefined,
  };
  const close = () => {
    setTyped({});
    onClose();
  };
  const plan = () => {
    if (at === null) return;
    setTyped({});
    onPlan(at.toISOString());
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={<Trans>When should it go online?</Trans>}
      actions={
        <>
          <Button onClick={plan}>
            <Trans>Plan it</Trans>
          </Button>
          {onTakeBack && (
            <Button
              variant="quiet"
              onClick={() => {
                setTyped({});
                onTakeBack();
              }}
            >
              <Trans>Cancel the plan</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="font-semibold wrap-anywhere" lang="">
          {title}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={t`Day`}
            value={day}
            min={first}
            max={last}
            onChange={(event) => setTyped({ ...typed, day: event.currentTarget.value })}
            error={problem && wrongDay[problem]}
          />
          <Field label={t`Time in Germany`} error={problem === 'no_time' && t`Choose a time.`}>
            {(control) => (
              <input
                {...control}
                type="time"
                value={time}
                onChange={(event) => setTyped({ ...typed, time: event.currentTarget.value })}
                className="control tabular-nums"
              />
            )}
          </Field>
        </div>
        {at && (
          <p role="status" className="text-small text-soft">
            <Trans>
              It goes online by itself: {format.marketTime(at.toISOString())}, German time. Then we check once
              more whether your plan has room for it. If something is in the way, we tell you.
            </Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}
