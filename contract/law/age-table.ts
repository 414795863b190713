import { type Branch, branch, type Weekday } from '../entities/working-conditions.ts';
import { againstLightWork } from './against-children.ts';
import { mayWork } from './age-law.ts';
import { BRANCH_RULES } from './branch-rules.ts';
import { hoursOf, worksOnWeekend } from './branches.ts';
import type { JobFacts } from './facts.ts';
import { HARVEST, LIGHT_WORK, PLACEMENT, SCHOOL_HOLIDAYS, YOUTH } from './minor-rules.ts';
import { cite, type Source } from './source.ts';
import { timeOfMinutes } from './week.ts';

/**
 * The table of ages as one page: branch × age × day × hour, computed by asking the law's own functions for each cell,
 * with the paragraphs that say so. German, because it is read beside German statutes.
 */

type Group = { name: string; person: Parameters<typeof mayWork>[0]; kind: JobFacts['kind'] };
const GROUPS: readonly Group[] = [
  { name: '13-14', person: { age: 13 }, kind: 'minijob' },
  { name: '15-17, schulpflichtig, Schulzeit', person: { age: 15, compulsorySchool: 'yes' }, kind: 'minijob' },
  { name: '15, schulpflichtig, Ferien', person: { age: 15, compulsorySchool: 'yes' }, kind: 'holiday' },
  { name: '16, schulpflichtig, Ferien', person: { age: 16, compulsorySchool: 'yes' }, kind: 'holiday' },
  { name: '15', person: { age: 15, compulsorySchool: 'done' }, kind: 'minijob' },
  { name: '16', person: { age: 16, compulsorySchool: 'done' }, kind: 'minijob' },
  { name: '17', person: { age: 17, compulsorySchool: 'done' }, kind: 'minijob' },
];
const DAYS: readonly [name: string, day: Weekday][] = [
  ['Mo-Fr', 'wed'],
  ['Sa', 'sat'],
  ['So', 'sun'],
];
const STEP = 30;
const DAY_MINUTES = 24 * 60;
const BOTH_SAID: JobFacts['assurances'] = ['free_sundays', 'non_commercial'];

/** Spans of the clock in which half an hour of this work is allowed. */
export function allowedHours(one: Branch, day: Weekday, { person, kind }: Group): string[] {
  const spans: [number, number][] = [];
  for (let at = 0; at < DAY_MINUTES; at += STEP) {
    const shift = { day, start: timeOfMinutes(at), end: timeOfMinutes(at + STEP) };
    if (!mayWork(person, factsOf(one, kind, shift)).ok) continue;
    const last = spans.at(-1);
    if (last?.[1] === at) last[1] = at + STEP;
    else spans.push([at, at + STEP]);
  }
  return spans.map(([from, to]) => `${hour(from)}-${hour(to)}`);
}

function factsOf(one: Branch, kind: JobFacts['kind'], shift: JobFacts['shifts'][number]): JobFacts {
  return {
    kind,
    internship: null,
    hours: null,
    shifts: [shift],
    agreedTimes: null,
    schooling: null,
    branches: [one],
    conditions: [],
    assurances: BOTH_SAID,
    startDate: null,
    endDate: null,
  };
}

/** The paragraphs behind a cell: what opens it, or what closes it. */
function sourcesOf(one: Branch, day: Weekday, { person, kind }: Group, open: boolean): Source[] {
  const rule = BRANCH_RULES[one];
  const light = person.age < 15 || (person.compulsorySchool === 'yes' && kind !== 'holiday');
  const facts = factsOf(one, kind, { day, start: '15:00', end: '15:30' });
  const weekend = day === 'sat' || day === 'sun' ? rule.weekend?.[day] : undefined;
  if (light) {
    if (open)
      return [LIGHT_WORK.clock.source, rule.lightWork?.source, weekend].filter(
        (source) => source !== undefined,
      );
    return againstLightWork(facts).map(({ source }) => source);
  }
  if (!open) return [day === 'sat' ? YOUTH.saturday.source : YOUTH.sunday.source];
  const clock = hoursOf(one, person.age).map(({ source }) => source);
  const holiday = kind === 'holiday' ? SCHOOL_HOLIDAYS.weeksAYear.source : undefined;
  return [...clock, weekend, holiday].filter((source) => source !== undefined);
}

export function ageTable(): string {
  const title = '# Wer wann arbeiten darf';
  const head = [
    'Berechnet aus den Tabellen in `contract/law/`, Zelle für Zelle, mit den Funktionen, nach denen auch Bewerbung und Angebot geprüft werden.',
    'Angenommen ist: nichts Gefährliches, kein Akkord, zwei freie Sonntage im Monat; Haushalt und Verein ohne Gewerbe.',
  ].join('\n');
  return `${[title, head, ...GROUPS.map(groupTable), limits()].join('\n\n')}\n`;
}

/** Branches with the same cells share a row. */
function groupTable(group: Group): string {
  const rows = new Map<string, Branch[]>();
  for (const one of branch.options) {
    const cells = DAYS.map(([, day]) => cellOf(one, day, group)).join(' | ');
    rows.set(cells, [...(rows.get(cells) ?? []), one]);
  }
  return [
    `## ${group.name}`,
    '',
    `| Branche | ${DAYS.map(([name]) => name).join(' | ')} |`,
    '|---|---|---|---|',
    ...[...rows].map(([cells, branches]) => `| ${branches.join(', ')} | ${cells} |`),
  ].join('\n');
}

function cellOf(one: Branch, day: Weekday, group: Group): string {
  const hours = allowedHours(one, day, group);
  const sources = sourcesOf(one, day, group, hours.length > 0).map((source) => cite(source, 'de'));
  return `${hours.join(', ') || 'nein'} (${[...new Set(sources)].join('; ')})`;
}

function limits(): string {
  const line = (what: string, value: number | string, source: Source) =>
    `| ${what} | ${value} | ${cite(source, 'de')} | ${source.from} |`;
  const longer = branch.options.filter((one) => BRANCH_RULES[one].longerSpan).join(', ');
  const weekend = branch.options.filter((one) => worksOnWeekend([one], 'sun')).join(', ');
  return [
    '## Grenzen',
    '',
    '| Was | Wert | Fundstelle | ab |',
    '|---|---|---|---|',
    line('Jugendliche: Stunden am Tag', YOUTH.hoursADay.value, YOUTH.hoursADay.source),
    line('neben einem kürzeren Tag', YOUTH.longerDay.value, YOUTH.longerDay.source),
    line('Stunden in der Woche', YOUTH.hoursAWeek.value, YOUTH.hoursAWeek.source),
    line('Tage in der Woche', YOUTH.daysAWeek.value, YOUTH.daysAWeek.source),
    line('Ruhe zwischen zwei Tagen, Stunden', YOUTH.rest.value, YOUTH.rest.source),
    line('Schichtzeit, Stunden', YOUTH.span.value, YOUTH.span.source),
    line(`Schichtzeit in ${longer}`, YOUTH.spanLonger.value, YOUTH.spanLonger.source),
    line(
      `freie Sonntage im Monat (Arbeit an Sonntagen: ${weekend})`,
      YOUTH.freeSundays.value,
      YOUTH.freeSundays.source,
    ),
    line(`Ernte, ab ${HARVEST.age}: Stunden am Tag`, HARVEST.hoursADay.value, HARVEST.hoursADay.source),
    line('Ernte: Stunden in der Woche', HARVEST.hoursAWeek.value, HARVEST.hoursAWeek.source),
    line('Leichte Arbeit: Stunden am Tag', LIGHT_WORK.hoursADay.value, LIGHT_WORK.hoursADay.source),
    line(
      'im landwirtschaftlichen Familienbetrieb',
      LIGHT_WORK.hoursADayFamilyFarm.value,
      LIGHT_WORK.hoursADayFamilyFarm.source,
    ),
    line('Schulpraktikum: Stunden am Tag', PLACEMENT.hoursADay.value, PLACEMENT.hoursADay.source),
    line('Schulpraktikum: Stunden in der Woche', PLACEMENT.hoursAWeek.value, PLACEMENT.hoursAWeek.source),
    line('Ferien: Wochen im Jahr', SCHOOL_HOLIDAYS.weeksAYear.value, SCHOOL_HOLIDAYS.weeksAYear.source),
  ].join('\n');
}

const hour = (minutes: number) =>
  minutes % 60 === 0 ? String(minutes / 60) : `${Math.floor(minutes / 60)}:30`;
