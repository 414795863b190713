import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { REPLY_WINDOW, type ReplyFigures } from '../../../../contract/entities/market-figures.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ofHundred } from './reply-dots.ts';
import { ReplyTime } from './reply-time.tsx';

/** The promise of an answer, and how it was kept (home.5). Without enough applications only the promise. */
export function ReplyPromise({ replies }: { replies: ReplyFigures | null | undefined }) {
  const { number } = useFormat();
  const of = number(replies?.of ?? 0);
  const { days } = REPLY_WINDOW;
  return (
    <section className="grid items-start gap-6 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:gap-16">
      <div className="grid gap-3">
        <p className="text-small font-semibold text-accent">
          <Trans>The promise of an answer</Trans>
        </p>
        <h2 className="text-display desk:text-hero">
          {replies ? (
            <Trans>
              Half of all have an answer after{' '}
              <span className="text-accent">
                <ReplyTime hours={replies.medianH} />
              </span>
              .
            </Trans>
          ) : (
            <Trans>Every job says by when you have an answer.</Trans>
          )}
        </h2>
        <p className="max-w-[34rem] text-soft">
          {replies ? (
            <Trans>
              Each company says in the ad by when it answers. We measure it: {of} applications of {days} days.
            </Trans>
          ) : (
            <Trans>
              Each company says in the ad by when it answers. When the job ends, it has to decide about
              everybody who still waits. How long it takes is measured, and appears here once there are enough
              applications.
            </Trans>
          )}
        </p>
      </div>
      {replies && <Dots replies={replies} />}
    </section>
  );
}

const STEP = 9.6;
const WIDTH = 4;
const COLUMN = 43.5;
const FLOOR = 120;

/** One dot is one of a hundred applications. A screen reader reads the table. */
function Dots({ replies }: { replies: ReplyFigures }) {
  const { t } = useLingui();
  const counts = ofHundred(replies);
  const late = counts.at(-1) ?? 0;
  const label = (day: number) => (day === REPLY_WINDOW.settled ? `${day}+` : `${day}`);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small font-semibold">
        <Trans>Of 100 applications were answered</Trans>
      </figcaption>
      <svg viewBox="0 0 350 150" aria-hidden="true" className="w-full overflow-visible">
        <path d={`M0 ${FLOOR}h350`} className="stroke-line" />
        {counts.map((count, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <g key={day} transform={`translate(${6 + day * COLUMN} 0)`}>
            {Array.from({ length: count }, (_, at) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={at}
                cx={(at % WIDTH) * STEP}
                cy={FLOOR - 8 - Math.floor(at / WIDTH) * STEP}
                r={day === REPLY_WINDOW.settled ? 3 : 3.5}
                className={
                  day === REPLY_WINDOW.settled ? 'fill-none stroke-danger stroke-[1.5]' : 'fill-accent'
                }
              />
            ))}
            <text x="14.4" y={FLOOR + 18} textAnchor="middle" className="fill-soft text-[11px] tabular-nums">
              {label(day)}
            </text>
            <text
              x="14.4"
              y={FLOOR - 14 - Math.ceil(count / WIDTH) * STEP + 4}
              textAnchor="middle"
              className="fill-soft text-[11px] tabular-nums"
            >
              {count}
            </text>
          </g>
        ))}
      </svg>
      <p className="text-center text-note text-soft">
        <Trans>whole days until the answer</Trans>
      </p>
      <table className="sr-only">
        <tbody>
          {counts.map((count, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            <tr key={day}>
              <th scope="row">{t`${label(day)} days`}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {late > 0 && (
        <p className="text-small text-soft">
          {t`${plural(late, {
            one: 'One got its answer later, or none.',
            other: '# got their answer later, or none.',
          })}`}
        </p>
      )}
    </figure>
  );
}
