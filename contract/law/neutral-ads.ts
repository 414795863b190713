import type { JobDraft } from '../entities/job.ts';
import { cited } from './source.ts';
import { wordOf } from './words.ts';

/** Words of an ad that keep people away for what they are (§11 AGG; art. 5 (3) of the pay directive). Hints only. */

export const NEUTRAL_SOURCE = cited('AGG', '11', '2006-08-18');

export type ExclusionCode = 'one_gender' | 'young' | 'native_speaker' | 'photo' | 'age_limit';
export type Exclusion = { readonly code: ExclusionCode; readonly word: string };

/** Any way of saying that everybody is meant: (m/w/d), (w/m/d), (d/m/w), (gn), (all genders). */
export const OPEN_TO_ALL =
  /\(\s*(?:[mwfdxi](?:\s*[/|*]\s*[mwfdxi]){1,3}|gn|all genders|alle Geschlechter)\s*\)/i;

/** Forms of one gender. `-in` alone would find "Berlin": these are the usual endings of trades. */
const ONE_GENDER =
  /\b\p{L}*(frau|frauen|mädchen|dame|damen|schwester|hostess)\b|\b\p{L}*(mann|männer)\b|\b\p{L}{3,}(er|eur|ist|ent|ant|or|äuf|är|oge|[lmnr]ehr)in(nen)?\b|\b(sales|fore|handy|crafts|repair)(man|men|woman|women)\b|\b(waitress|waitresses|stewardess|actress|barmaid|cleaning lady|girls?|boys?|guys?)\b/u;
/** Words that name no person, or everybody. */
const NO_PERSON = /^(mannschaft\p{L}*|kaufmannschaft|feldmann|fachmann\p{L}+)$/u;
const BOTH = /[:*_/]in(nen)?\b|\p{Ll}Innen\b/u;
const YOUNG =
  /\b(junges|jungen|junge|jugendliches|jugendlichen) (und \p{L}+ )?(team|teams|mitarbeiter\p{L}*|leute|kolleg\p{L}*|kräfte)\b|\bjung und \p{L}+|\bdigital natives?\b|\b(berufsanfänger|young professionals?) (bis|unter|only)\b|\b(young|youthful) (and \w+ )?(team|people|staff|colleagues)\b|\bfresh graduates? only\b/u;
const NATIVE =
  /muttersprachl\p{L}*|\bmuttersprache\b|\b(akzentfrei|akzentfreies)\b|\bnative (speaker|speakers|english|german|level)\b|\bmother tongue\b/u;
const PHOTO =
  /\b(mit|inkl\.?|inklusive) (einem |deinem |aktuellem )?(foto|lichtbild|bewerbungsfoto)\b|bewerbungsfoto|\blichtbild\b|\bwith (a |your )?(photo|picture)\b|\bheadshot\b/u;
const AGE_LIMIT =
  /\b(höchstens|maximal|nicht älter als|bis|unter) \d{2} jahre?n?\b(?! (erfahrung|berufserfahrung))|\bzwischen \d{2} und \d{2} jahren?\b|\b(under|below|up to|not older than|at most) \d{2} years?( old)?\b|\baged? \d{2} ?(to|-|–) ?\d{2}\b/u;

type Texts = Pick<JobDraft, 'title' | 'description' | 'tasks' | 'must' | 'nice'>;

/** What an ad says that the law does not want to read in it, each code once, with the word that says it. */
export function exclusionsOf(ad: Texts): Exclusion[] {
  const body = [ad.description, ...ad.tasks, ...ad.must, ...ad.nice].join('\n');
  const all = `${ad.title}\n${body}`;
  const found: Exclusion[] = [];
  const note = (code: ExclusionCode, word: string | undefined) => {
    if (word !== undefined) found.push({ code, word: word.trim() });
  };
  note('one_gender', oneGender(ad.title));
  note('young', wordOf(all, YOUNG));
  note('native_speaker', wordOf(all, NATIVE));
  note('photo', wordOf(all, PHOTO));
  note('age_limit', wordOf(all, AGE_LIMIT));
  return found;
}

/** A title that names one gender and nowhere says that all are meant. */
function oneGender(title: string): string | undefined {
  if (OPEN_TO_ALL.test(title) || BOTH.test(title)) return undefined;
  const word = wordOf(title, ONE_GENDER);
  return word !== undefined && NO_PERSON.test(word.toLowerCase()) ? undefined : word;
}
