import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchFigures } from './search-figures.ts';

/** One's own search in three numbers, with the months they are made of behind them. */
export function OwnFigures({ figures }: { figures: SearchFigures }) {
  const { t, i18n } = useLingui();
  const { sent, answered, waiting, medianDays, months } = figures;
  if (sent === 0) return null;
  const days = medianDays === null ? null : Math.max(1, Math.round(medianDays));
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    );
  return (
    <section
      aria-label={t`Your search in numbers`}
      className="grid gap-1 border-t border-line pt-5 text-small"
    >
      <p className="tabular-nums">
        <Trans>
          {sent} sent, {answered} answered, {waiting} open.
        </Trans>{' '}
        {days !== null &&
          t`${plural(days, {
            one: 'Half of the answers came within # day.',
            other: 'Half of the answers came within # days.',
          })}`}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 items-center">
          <Trans>By month</Trans>
        </summary>
        <table className="w-full max-w-md tabular-nums">
          <thead>
            <tr className="text-start text-soft">
              <th scope="col" className="py-1 text-start font-normal">
                <Trans>Month</Trans>
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                <Trans>Sent</Trans>
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                <Trans>Answered</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-semibold">
                  {monthName(row.month)}
                </th>
                <td className="py-1.5 text-end">{row.sent}</td>
                <td className="py-1.5 text-end">{row.answered}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-soft">
          <Trans>
            Answered means that a company invited, hired or rejected you. An ad that closed without a word
            does not count. The number of days is the median of all answers, shown from three answers on.
          </Trans>
        </p>
      </details>
    </section>
  );
}
