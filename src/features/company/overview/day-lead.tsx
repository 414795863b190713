import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Props = { due: number; fresh: number; offers: number };

/** The day in one sentence. */
export function DayLead({ due, fresh, offers }: Props) {
  const { t } = useLingui();
  const first =
    due === 0
      ? t`No answer is due now.`
      : t`${plural(due, { one: '# answer is due.', other: '# answers are due.' })}`;
  const more = [
    fresh > 0 && t`${plural(fresh, { one: '# application is new', other: '# applications are new' })}`,
    offers > 0 && t`${plural(offers, { one: '# offer waits for you', other: '# offers wait for you' })}`,
  ].filter(Boolean);
  return (
    <>
      <b className="text-ink">{first}</b> {more.length > 0 && `${more.join(', ')}.`}
    </>
  );
}
