import { DAY_MS, dayOf, daysBetween } from '../../../contract/calendar-day.ts';
import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import type { Tracking } from '../../../contract/entities/tracking.ts';
import { isOpen } from '../../../contract/policy/application.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { isElsewhere } from '../../replica/queries/trackings.ts';

/** One's own search in numbers. `medianDays`: to a first answer; null below three answers, which say nothing. */
export type SearchFigures = {
  sent: number;
  answered: number;
  waiting: number;
  medianDays: number | null;
  /** By month, newest first: `2026-11`. */
  months: { month: string; sent: number; answered: number }[];
};

/** The fewest answers that have a median. */
const ENOUGH = 3;
const ANSWERS: readonly ApplicationStatus[] = ['accepted', 'rejected', 'hired'];

type Sent = { day: string; waitedDays: number | null; isOpen: boolean };

/** What was received by a company here, and what was made elsewhere. An ad that closed without a word is no answer. */
export function searchFigures(
  items: readonly ApplicationItem[],
  trackings: ReadonlyMap<string, Tracking>,
): SearchFigures {
  const sent = [
    ...items.flatMap(({ application }): Sent[] => {
      const { receipt, statusAt, status } = application;
      if (!receipt) return [];
      const answers = ANSWERS.flatMap((one) => statusAt[one] ?? []).sort();
      const waited = answers[0] && (Date.parse(answers[0]) - Date.parse(receipt.receivedAt)) / DAY_MS;
      return [
        {
          day: dayOf(receipt.receivedAt),
          waitedDays: typeof waited === 'number' ? Math.max(0, waited) : null,
          isOpen: isOpen(status),
        },
      ];
    }),
    ...[...trackings.values()].filter(isElsewhere).map(({ elsewhere: { day, since, state } }): Sent => {
      const isAnswer = state === 'talk' || state === 'hired' || state === 'rejected';
      return {
        day,
        waitedDays: isAnswer ? Math.max(0, daysBetween(day, since)) : null,
        isOpen: state === 'sent',
      };
    }),
  ];
  const waits = sent.flatMap(({ waitedDays }) => waitedDays ?? []).sort((a, b) => a - b);
  const months = [...new Set(sent.map(({ day }) => day.slice(0, 7)))].sort().reverse();
  return {
    sent: sent.length,
    answered: waits.length,
    waiting: sent.filter((one) => one.isOpen).length,
    medianDays: waits.length < ENOUGH ? null : medianOf(waits),
    months: months.map((month) => {
      const of = sent.filter(({ day }) => day.startsWith(month));
      return { month, sent: of.length, answered: of.filter(({ waitedDays }) => waitedDays !== null).length };
    }),
  };
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
