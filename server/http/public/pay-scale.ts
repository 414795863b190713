import { SERVER_TEXTS } from '../../../locales/server.ts';
import { type Html, html } from './html.ts';
import { moneyOf } from './job-words.ts';
import type { ListFigures } from './list-figures.ts';
import type { Reader } from './reader.ts';

/** Fewer dots are no picture. */
const ENOUGH = 8;
const [WIDTH, GAP, RADIUS] = [460, 12, 4.5] as const;
const EUR = 'EUR';

/** A scale of what is paid by the hour, a dot for each job; null where too few say it. */
export function payScale({ pay }: Pick<ListFigures, 'pay'>, { language }: Reader): Html | null {
  const jobs = pay.reduce((sum, one) => sum + one.jobs, 0);
  if (jobs < ENOUGH) return null;
  const words = SERVER_TEXTS[language].publicPages;
  const { columns, step, perDot } = columnsOf(pay);
  const [first, last] = [columns[0]?.from ?? 0, columns.at(-1)?.from ?? 0];
  const slot = Math.min(22, (WIDTH - 24) / columns.length);
  const xOf = (cents: number) => 12 + ((cents - first) / step + 0.5) * slot;
  const highest = Math.max(...columns.map(({ dots }) => dots));
  const ground = highest * GAP + 26;
  const middle = shareOf(pay, 0.5);
  const middleX = xOf(middle - step / 2);
  const ticks = columns.filter(({ from }) => from % 100 === 0);
  const every = Math.ceil(ticks.length / 8);
  const near = middleX > WIDTH * 0.65;
  const told = `${words.middle(moneyOf(middle, EUR, language))}; ${moneyOf(first, EUR, language)} – ${moneyOf(last, EUR, language)}`;
  return html`
<section class="pay-scale"><h2>${words.paid}</h2><p class="soft">${words.paidText(jobs, perDot)}</p>
<svg viewBox="0 0 ${WIDTH} ${ground + 26}" role="img" aria-label="${told}"><path class="ground" d="M0 ${ground}H${WIDTH}"/>${columns.map(
    ({ from, dots }) =>
      Array.from(
        { length: dots },
        (_, at) => html`<circle cx="${round(xOf(from))}" cy="${ground - 8 - at * GAP}" r="${RADIUS}"/>`,
      ),
  )}<path class="middle" d="M${round(middleX)} 14V${ground}"/><text class="middle-text" x="${round(middleX + (near ? -8 : 8))}" y="16"${near && html` text-anchor="end"`}>${words.middle(moneyOf(middle, EUR, language))}</text>${ticks
    .filter((_, at) => at % every === 0)
    .map(
      ({ from }) =>
        html`<text class="mark" x="${round(xOf(from))}" y="${ground + 20}" text-anchor="middle">${moneyOf(from, EUR, language)}</text>`,
    )}</svg></section>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** That share of the jobs pays at most so much. */
function shareOf(pay: ListFigures['pay'], share: number): number {
  const jobs = pay.reduce((sum, one) => sum + one.jobs, 0);
  let seen = 0;
  for (const { cents, jobs: here } of pay) {
    seen += here;
    if (seen >= jobs * share) return cents;
  }
  return 0;
}

const COLUMNS_MAX = 24;
const DOTS_MAX = 9;

/** Columns of as many cents as make few enough of them; what is paid by very few at the upper end stands in the last. */
function columnsOf(pay: ListFigures['pay']) {
  const lowest = pay[0]?.cents ?? 0;
  const highest = shareOf(pay, 0.95);
  const step = highest - lowest > (COLUMNS_MAX - 1) * 50 ? 100 : 50;
  const start = Math.floor(lowest / 100) * 100;
  const count = Math.min(COLUMNS_MAX, Math.floor((highest - start) / step) + 1);
  const jobs = Array.from({ length: count }, () => 0);
  for (const one of pay) {
    const at = Math.min(count - 1, Math.floor((one.cents - start) / step));
    jobs[at] = (jobs[at] ?? 0) + one.jobs;
  }
  const perDot = Math.ceil(Math.max(...jobs) / DOTS_MAX);
  const columns = jobs.map((here, at) => ({ from: start + at * step, dots: Math.ceil(here / perDot) }));
  return { columns, step, perDot };
}
