import type { Assurance, Shift } from '../entities/working-conditions.ts';
import { minimumAge } from './age-law.ts';
import type { JobFacts } from './facts.ts';
import { YOUTH } from './minor-rules.ts';
import { endMinute, minutesOfDay } from './week.ts';

/** One change of a job by which younger people could do it, and from which age then. */
export type LowerAge = { readonly change: 'usual_hours' | 'no_weekend' | Assurance; readonly minAge: number };

/** The changes that lower the age by themselves, the one that lowers it most first. */
export function lowerAge(job: JobFacts): LowerAge[] {
  const { minAge, findings } = minimumAge(job);
  const codes = new Set(findings.map(({ code }) => code));
  const said = (assurance: Assurance): JobFacts => ({
    ...job,
    assurances: [...job.assurances, assurance],
  });
  const tries: [LowerAge['change'], JobFacts | undefined][] = [
    ['usual_hours', codes.has('evening') || codes.has('night') ? inUsualHours(job) : undefined],
    ['no_weekend', codes.has('weekend') || codes.has('free_sundays') ? withoutWeekend(job) : undefined],
    ['free_sundays', codes.has('free_sundays') ? said('free_sundays') : undefined],
    ['supervised', codes.has('dangerous') || codes.has('piecework') ? said('supervised') : undefined],
    ['harvest', codes.has('daily_hours') || codes.has('weekly_hours') ? said('harvest') : undefined],
    ['non_commercial', codes.has('commercial') ? said('non_commercial') : undefined],
  ];
  return tries
    .flatMap(([change, changed]) => (changed ? [{ change, minAge: minimumAge(changed).minAge }] : []))
    .filter((one) => one.minAge < minAge)
    .sort((a, b) => a.minAge - b.minAge);
}

function inUsualHours(job: JobFacts): JobFacts {
  const { from, to } = YOUTH.clock.value;
  const shifts = job.shifts.flatMap((shift): Shift[] => {
    const start = minutesOfDay(shift.start) < minutesOfDay(from) ? from : shift.start;
    const end = endMinute(shift) > minutesOfDay(to) ? to : shift.end;
    return minutesOfDay(end) > minutesOfDay(start) ? [{ ...shift, start, end }] : [];
  });
  return { ...job, shifts };
}

function withoutWeekend(job: JobFacts): JobFacts {
  return { ...job, shifts: job.shifts.filter(({ day }) => day !== 'sat' && day !== 'sun') };
}
