import type { JobDraft } from '../entities/job.ts';
import type { Weekday } from '../entities/working-conditions.ts';
import { AGE_ADULT } from '../limits.ts';
import { YOUTH } from './minor-rules.ts';
import { endMinute, minutesOfDay, touchedDays, workDays } from './week.ts';
import { plain, wordOf } from './words.ts';

/** Words of an ad's free text that do not fit what its facts say. They are pointed at; nothing is decided by them. */

export type ContradictionCode = 'night' | 'bar' | 'alcohol' | 'saturday' | 'sunday' | 'late';
export type Contradiction = { readonly code: ContradictionCode; readonly word: string };

type Ad = Pick<
  JobDraft,
  | 'title'
  | 'description'
  | 'tasks'
  | 'must'
  | 'nice'
  | 'hours'
  | 'shifts'
  | 'agreedTimes'
  | 'branches'
  | 'conditions'
  | 'minAge'
>;

const NIGHT =
  /\bnacht(schicht|dienst|arbeit|wache|zuschlag|s)?(en|e)?\b|\bnight ?(shift|shifts|work|duty)?\b|\bovernight\b/u;
const BAR =
  /\b(cocktail|shisha|hotel|nacht|strand)?-?bar\b|\bkneipe\b|\bnacht-?club\b|\bnightclub\b|\bdisko(thek)?\b|\bdisco\b|\bpub\b|\bspielhalle\b/u;
const ALCOHOL =
  /\b\p{L}*alkohol(isch\p{L}*)?\b|\b(bier|biere|wein|weine|sekt|schnaps|cocktails?|spirituosen|tabak\p{L}*|zigaretten?|zapfen|ausschank)\b|\b(alcohol(ic)?|beer|wine|spirits|tobacco|cigarettes?|liquor)\b/u;
const SATURDAY = /\bsamstag(s|en)?\b|\bsonnabend(s|en)?\b|\bsaturdays?\b|\bwochenend\p{L}*\b|\bweekends?\b/u;
const SUNDAY = /\bsonntag(s|en)?\b|\bsundays?\b/u;
/** "Never on Sundays", "closed on Sundays". */
const NOT = /\b(kein\p{L}*|nie|nicht|ohne|frei|geschlossen|zu|weder|no|never|not|without|closed|off|free)\b/u;
const NEAR = 24;
/** "22-04", "18:00 bis 23 Uhr": two times of a day. */
const SPAN =
  /\b([01]?\d|2[0-4])(?::([0-5]\d))?\s*(?:uhr|h|o'clock)?\s*(?:-|–|bis|to|until)\s*([01]?\d|2[0-4])(?::([0-5]\d))?(?=\D|$)/gu;

export function contradictionsOf(ad: Ad): Contradiction[] {
  const text = [ad.title, ad.description, ...ad.tasks, ...ad.must, ...ad.nice, ad.hours?.text ?? ''].join(
    '\n',
  );
  const found: Contradiction[] = [];
  const note = (code: ContradictionCode, word: string | undefined) => {
    if (word !== undefined) found.push({ code, word: word.trim() });
  };
  const late = lateSpan(ad);
  const knowsLate = latestEnd(ad) > minutesOfDay(YOUTH.clock.value.to) || ad.conditions?.includes('night');
  if (!knowsLate) note('night', meant(text, NIGHT));
  if (!knowsLate) note('late', late);
  if (!ad.branches.includes('hospitality')) note('bar', wordOf(text, BAR));
  // Of full age they may sell whatever the shop has.
  if (ad.minAge < AGE_ADULT && !ad.conditions?.includes('alcohol')) note('alcohol', meant(text, ALCOHOL));
  if (knowsDays(ad)) {
    if (!works(ad, ['sat', 'sun'])) note('saturday', meant(text, SATURDAY));
    if (!works(ad, ['sun'])) note('sunday', meant(text, SUNDAY));
  }
  return found;
}

const knowsDays = ({ shifts, agreedTimes }: Ad) => shifts.length > 0 || agreedTimes !== null;

function works({ shifts }: Ad, days: readonly Weekday[]): boolean {
  return workDays(shifts).some((day) => touchedDays(day).some((one) => days.includes(one)));
}

const latestEnd = ({ shifts }: Ad) => Math.max(0, ...shifts.map(endMinute));

/** A word that stands without a "no" beside it. */
function meant(text: string, pattern: RegExp): string | undefined {
  const all = new RegExp(pattern.source, 'gu');
  const read = plain(text);
  for (const at of read.matchAll(all)) {
    const around = read.slice(Math.max(0, at.index - NEAR), at.index + at[0].length + NEAR);
    const [line = ''] = around.split('\n').filter((part) => part.includes(at[0]));
    if (!NOT.test(line)) return text.normalize('NFC').slice(at.index, at.index + at[0].length);
  }
  return undefined;
}

/** Times in the text about the hours that lie in the evening or the night. */
function lateSpan({ hours }: Ad): string | undefined {
  const { from, to } = YOUTH.clock.value;
  for (const span of plain(hours?.text ?? '').matchAll(SPAN)) {
    const [start, end] = [minutesOf(span[1], span[2]), minutesOf(span[3], span[4])];
    if (end <= start || end > minutesOfDay(to) || start < minutesOfDay(from)) return span[0];
  }
  return undefined;
}

const minutesOf = (hour = '0', minute = '0') => Number(hour) * 60 + Number(minute);
