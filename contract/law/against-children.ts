import type { Weekday } from '../entities/working-conditions.ts';
import { againstAnyMinor, againstClock, againstDays, againstSpanAndRest } from './against-minors.ts';
import { BRANCH_RULES } from './branch-rules.ts';
import { everyHas } from './branches.ts';
import { type Finding, isHolidayWork, type JobFacts } from './facts.ts';
import { KINDS, LIGHT_WORK, PLACEMENT } from './minor-rules.ts';
import { READINGS } from './readings.ts';
import { longestWeek, minutesOfDay, type WorkDay, workDays } from './week.ts';

const SCHOOL_DAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** What forbids a job as light work: to people of 13 and 14, and to older pupils under compulsory schooling in term. */
export function againstLightWork(job: JobFacts): Finding[] {
  const { kind } = job;
  if (kind === 'campaign') return [{ code: 'paid_media', source: KINDS.media }];
  if (kind !== 'minijob' && kind !== 'holiday') return [{ code: 'kind', source: KINDS.childrenForbidden }];
  return [
    ...againstAnyMinor(job),
    ...againstPlaceOfChildren(job),
    ...againstHoursOfChildren(job),
    ...againstDays(job),
    ...againstClockOfChildren(job),
  ];
}

/** What forbids a placement of a school, and the work of a child whose compulsory schooling is over. */
export function againstPlacement(age: number, job: JobFacts): Finding[] {
  const found = [
    ...againstAnyMinor(job),
    ...againstDays(job),
    ...againstClock(age, job),
    ...againstSpanAndRest(job),
  ];
  const tooLong = workDays(job.shifts).find(({ worked }) => worked > PLACEMENT.hoursADay.value * 60);
  if (tooLong) found.push(of('daily_hours', PLACEMENT.hoursADay.source, tooLong));
  if ((longestWeek(job) ?? 0) > PLACEMENT.hoursAWeek.value)
    found.push({ code: 'weekly_hours', source: PLACEMENT.hoursAWeek.source });
  // Light work only, and what a trade calls dangerous is not light, whoever stands beside.
  for (const code of ['dangerous', 'piecework', 'heavy'] as const)
    if (job.conditions?.includes(code) && !found.some((one) => one.code === code))
      found.push({ code, source: PLACEMENT.light.source });
  return found;
}

/** The closed list of light work: every branch has to be on it. */
function againstPlaceOfChildren({ branches, conditions, assurances }: JobFacts): Finding[] {
  const found: Finding[] = [];
  const off = branches.find((branch) => {
    const { lightWork } = BRANCH_RULES[branch];
    return !lightWork || (lightWork.nonCommercial && !assurances.includes('non_commercial'));
  });
  if (off !== undefined || branches.length === 0)
    found.push({
      code: 'commercial',
      source: (off && BRANCH_RULES[off].lightWork?.source) ?? LIGHT_WORK.list.source,
    });
  if (conditions?.includes('heavy')) found.push({ code: 'heavy', source: LIGHT_WORK.heavy.source });
  if (conditions?.includes('alcohol')) found.push({ code: 'alcohol', source: LIGHT_WORK.alcohol.source });
  return found;
}

function againstHoursOfChildren(job: JobFacts): Finding[] {
  const most = everyHas(job.branches, 'familyFarm') ? LIGHT_WORK.hoursADayFamilyFarm : LIGHT_WORK.hoursADay;
  const found: Finding[] = [];
  const tooLong = workDays(job.shifts).find(({ worked }) => worked > most.value * 60);
  if (tooLong) found.push(of('daily_hours', most.source, tooLong));
  if ((longestWeek(job) ?? 0) > most.value * LIGHT_WORK.daysAWeek.value)
    found.push({ code: 'weekly_hours', source: most.source });
  return found;
}

/** From 8 to 18 o'clock, and in term not before lessons are over. */
function againstClockOfChildren(job: JobFacts): Finding[] {
  const { from, to } = LIGHT_WORK.clock.value;
  const days = workDays(job.shifts);
  const found: Finding[] = [];
  const outside = days.find(({ start, end }) => start < minutesOfDay(from) || end > minutesOfDay(to));
  if (outside) found.push(of('daytime', LIGHT_WORK.clock.source, outside));
  if (job.shifts.length === 0 && job.agreedTimes === 'daytime')
    found.push({ code: 'daytime', source: LIGHT_WORK.clock.source });
  const inSchool = days.find(
    ({ day, start }) => SCHOOL_DAYS.includes(day) && start < minutesOfDay(READINGS.schoolEnds.taken),
  );
  if (inSchool && !isHolidayWork(job)) found.push(of('school_hours', LIGHT_WORK.school.source, inSchool));
  return found;
}

function of(code: Finding['code'], source: Finding['source'], day: WorkDay): Finding {
  const shift = day.shifts[0];
  return { code, source, ...(shift && { shift }) };
}
