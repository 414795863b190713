import { AGE_ADULT } from '../limits.ts';
import { minimumAge } from './age-law.ts';
import type { JobFacts } from './facts.ts';
import { isHolidayWork } from './facts.ts';
import { LIGHT_WORK, YOUTH } from './minor-rules.ts';
import type { Source } from './source.ts';
import { jarbschg } from './source.ts';
import { endMinute, minutesOfDay, touchedDays, workDays } from './week.ts';

/** What the law asks beside the hours and a usual week cannot show: said with an ad that is open to minors. */
export type MinorNote =
  | 'supervised_only'
  | 'sundays_alternate'
  | 'saturdays_free'
  | 'farm_sundays'
  | 'school_eve'
  | 'on_stage'
  | 'lessons_decide'
  | 'loads_and_alcohol';

const SOURCE: Readonly<Record<MinorNote, Source>> = {
  supervised_only: YOUTH.supervised.source,
  sundays_alternate: YOUTH.freeSundays.source,
  saturdays_free: YOUTH.freeSaturdays.source,
  farm_sundays: jarbschg('17.2.2'),
  school_eve: YOUTH.schoolEve.source,
  on_stage: jarbschg('14.7'),
  lessons_decide: LIGHT_WORK.school.source,
  loads_and_alcohol: LIGHT_WORK.heavy.source,
};

export function minorNotes(job: JobFacts): { note: MinorNote; source: Source }[] {
  const { minAge } = minimumAge(job);
  if (minAge >= AGE_ADULT) return [];
  const days = new Set(workDays(job.shifts).flatMap(touchedDays));
  const late = job.shifts.some((shift) => endMinute(shift) > minutesOfDay(YOUTH.clock.value.to));
  const farms = job.branches.some((branch) => branch === 'farming' || branch === 'family_farming');
  const holds: Record<MinorNote, boolean> = {
    supervised_only: (job.conditions ?? []).some((one) => one === 'dangerous' || one === 'piecework'),
    sundays_alternate: days.has('sun'),
    saturdays_free: days.has('sat'),
    farm_sundays: days.has('sun') && farms,
    school_eve: late && !job.branches.includes('stage'),
    on_stage: job.branches.includes('stage'),
    lessons_decide: minAge < 15 && !isHolidayWork(job),
    loads_and_alcohol: minAge < 15,
  };
  return (Object.keys(holds) as MinorNote[])
    .filter((note) => holds[note])
    .map((note) => ({ note, source: SOURCE[note] }));
}
