import { addDays, dayOf } from '../../../contract/calendar-day.ts';
import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import type { TrackedState, TrackedWay, Tracking } from '../../../contract/entities/tracking.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { isElsewhere } from '../../replica/queries/trackings.ts';

/** A line of the proof of applications as this device knows it. `no`: the receipt's, of what was sent here. */
export type ProofLine = { day: string; company: string; title: string; no: string; link: string } & (
  | { way: 'here'; state: ApplicationStatus }
  | { way: TrackedWay; state: TrackedState }
);

export type Period = { from: string; to: string };

/** What was sent, oldest first. What the server has not received yet was not, nor what waits for a guardian. */
export function proofLines(
  items: readonly ApplicationItem[],
  trackings: ReadonlyMap<string, Tracking>,
): ProofLine[] {
  const here = items.flatMap(({ application: { receipt, guardian, status, job } }): ProofLine[] =>
    receipt && guardian !== 'pending'
      ? [
          {
            day: dayOf(receipt.receivedAt),
            company: job.companyName,
            title: job.title,
            no: receipt.no,
            link: '',
            way: 'here',
            state: status,
          },
        ]
      : [],
  );
  const elsewhere = [...trackings.values()].filter(isElsewhere).map((row): ProofLine => {
    const { day, company, title, link, way, state } = row.elsewhere;
    return { day, company, title, no: '', link, way, state };
  });
  return [...here, ...elsewhere].sort((a, b) => a.day.localeCompare(b.day));
}

export function linesOf(lines: readonly ProofLine[], { from, to }: Period): ProofLine[] {
  return lines.filter(({ day }) => from <= day && day <= to);
}

export type PeriodChoice = 'this-month' | 'last-month' | 'three-months' | 'own';

/** Whole months, by the market's calendar. */
export function periodOf(choice: Exclude<PeriodChoice, 'own'>, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  if (choice === 'this-month') return { from: month, to: today };
  const lastEnd = addDays(month, -1);
  if (choice === 'last-month') return { from: `${lastEnd.slice(0, 7)}-01`, to: lastEnd };
  const before = addDays(`${lastEnd.slice(0, 7)}-01`, -1);
  return { from: `${before.slice(0, 7)}-01`, to: today };
}
