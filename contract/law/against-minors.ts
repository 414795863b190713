import { everyHas, hoursOf, restAfterEvening, worksOnWeekend } from './branches.ts';
import { type Finding, type JobFacts, missingFacts } from './facts.ts';
import { HARVEST, KINDS, YOUTH } from './minor-rules.ts';
import {
  endMinute,
  longestWeek,
  minutesOfDay,
  restBefore,
  touchedDays,
  type WorkDay,
  workDays,
} from './week.ts';

/** Rules that more than one group of minors is under; each answers with what the job breaks of it. */

/** What no minor does here, whatever the hours. */
export function againstAnyMinor(job: JobFacts): Finding[] {
  const { kind, conditions, assurances } = job;
  const found: Finding[] = [];
  if (kind === 'freelance') found.push({ code: 'kind', source: KINDS.services });
  if (missingFacts(job).length > 0) found.push({ code: 'facts_unknown', source: YOUTH.clock.source });
  // Dangers belong to many trades: what the training needs may be learnt beside somebody competent.
  const supervised = kind === 'apprenticeship' && assurances.includes('supervised');
  if (conditions?.includes('night')) found.push({ code: 'night', source: YOUTH.clock.source });
  if (conditions?.includes('dangerous') && !supervised)
    found.push({ code: 'dangerous', source: YOUTH.dangerous.source });
  if (conditions?.includes('piecework') && !supervised)
    found.push({ code: 'piecework', source: YOUTH.piecework.source });
  return found;
}

/** At most five days; Saturdays and Sundays by the closed lists; two free Sundays a month. */
export function againstDays({ shifts, branches, assurances }: JobFacts): Finding[] {
  const days = workDays(shifts);
  const found: Finding[] = [];
  if (days.length > YOUTH.daysAWeek.value) found.push({ code: 'five_days', source: YOUTH.daysAWeek.source });
  for (const one of days)
    for (const day of touchedDays(one)) {
      if (day !== 'sat' && day !== 'sun') continue;
      const shift = one.shifts[0];
      if (!worksOnWeekend(branches, day))
        found.push({ code: 'weekend', source: WEEKEND[day], ...(shift && { shift }) });
      else if (day === 'sun' && !assurances.includes('free_sundays'))
        found.push({ code: 'free_sundays', source: YOUTH.freeSundays.source, ...(shift && { shift }) });
    }
  return found;
}

const WEEKEND = { sat: YOUTH.saturday.source, sun: YOUTH.sunday.source };

/** The hours of the clock of a youth of this age, in every branch of the work. */
export function againstClock(age: number, { shifts, branches }: JobFacts): Finding[] {
  return workDays(shifts).flatMap((day): Finding[] => {
    const places = branches.length > 0 ? branches : (['other'] as const);
    if (places.every((branch) => hoursOf(branch, age).some((hours) => holds(hours, day)))) return [];
    const shift = [...day.shifts].sort((a, b) => beyond(b) - beyond(a))[0];
    const later = places.every((branch) => hoursOf(branch, 17).some((hours) => holds(hours, day)));
    const source = later
      ? places.flatMap((branch) =>
          hoursOf(branch, 17)
            .filter((hours) => holds(hours, day))
            .slice(-1),
        )[0]?.source
      : undefined;
    return [
      {
        code: later ? 'evening' : 'night',
        source: source ?? YOUTH.clock.source,
        ...(shift && { shift }),
      },
    ];
  });
}

const holds = ({ from, to }: { from: string; to: string }, { start, end }: WorkDay) =>
  start >= minutesOfDay(from) && end <= minutesOfDay(to);

/** Minutes of a shift outside the usual hours. */
function beyond(shift: WorkDay['shifts'][number]): number {
  const { from, to } = YOUTH.clock.value;
  return (
    Math.max(0, minutesOfDay(from) - minutesOfDay(shift.start)) +
    Math.max(0, endMinute(shift) - minutesOfDay(to))
  );
}

/** From the first hour of a day to the last, and from the end of a day's work to the next. */
export function againstSpanAndRest({ shifts, branches }: JobFacts): Finding[] {
  const days = workDays(shifts);
  const span = everyHas(branches, 'longerSpan') ? YOUTH.spanLonger : YOUTH.span;
  const found: Finding[] = [];
  for (const day of days)
    if (day.end - day.start > span.value * 60) {
      const shift = day.shifts.at(-1);
      found.push({ code: 'shift_span', source: span.source, ...(shift && { shift }) });
    }
  const evening = restAfterEvening(branches);
  for (const { before, after, minutes } of restBefore(days)) {
    const late = before.end > minutesOfDay(YOUTH.clock.value.to);
    const rest = evening && late ? { value: evening.hours, source: evening.source } : YOUTH.rest;
    const shift = after.shifts[0];
    if (minutes < rest.value * 60) found.push({ code: 'rest', source: rest.source, ...(shift && { shift }) });
  }
  return found;
}

/** Eight hours a day and forty a week, with a longer day beside a shorter one, and the harvest of those of 16. */
export function againstHours(age: number, job: JobFacts): Finding[] {
  const harvest =
    age >= HARVEST.age && job.assurances.includes('harvest') && everyHas(job.branches, 'harvest');
  const days = workDays(job.shifts);
  const week = longestWeek(job) ?? 0;
  const weekMost = harvest ? HARVEST.hoursAWeek : YOUTH.hoursAWeek;
  const hasShorter = days.some(
    ({ day, worked }) => day !== 'sat' && day !== 'sun' && worked < YOUTH.hoursADay.value * 60,
  );
  const longer = hasShorter && week <= YOUTH.hoursAWeek.value;
  const dayMost = harvest ? HARVEST.hoursADay : longer ? YOUTH.longerDay : YOUTH.hoursADay;
  const found: Finding[] = [];
  const tooLong = days.find(({ worked }) => worked > dayMost.value * 60);
  const shift = tooLong?.shifts[0];
  if (tooLong) found.push({ code: 'daily_hours', source: dayMost.source, ...(shift && { shift }) });
  if (week > weekMost.value) found.push({ code: 'weekly_hours', source: weekMost.source });
  return found;
}
