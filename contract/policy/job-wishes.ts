import type { Job } from '../entities/job.ts';
import type { SavedSearch } from '../entities/settings.ts';
import { latestStart } from './search-moment.ts';

/**
 * What a search can ask of a job beside words, place, kind and pay. The device's market and the server's search and alerts
 * go by the same rule, so that nobody is told of a job that their own list leaves out. Its SQL, for all that does not lie
 * in the ad's text, is `server/domain/search/conditions.ts`; tests/search-alike.test.ts compares them.
 */
export type JobWishes = Pick<
  SavedSearch,
  'hoursMin' | 'hoursMax' | 'startWithin' | 'noExperience' | 'adLanguage' | 'company'
>;
export type AdLanguage = NonNullable<SavedSearch['adLanguage']>;

/** What the wishes are compared with; what is read out of the ad's text is read once. */
export type WishFacts = Pick<Job, '_companyId' | 'hours' | 'startDate'> & {
  language: AdLanguage | null;
  noExperience: boolean;
};

/**
 * Whether a job meets them all. A job that does not state its hours meets no wish about hours; one that begins by
 * arrangement can begin soon.
 * @param now milliseconds since the epoch, server time
 */
export function meetsWishes(job: WishFacts, wishes: JobWishes, now: number): boolean {
  const { hoursMin, hoursMax, startWithin, noExperience, adLanguage, company } = wishes;
  if (hoursMin !== undefined && (job.hours === null || job.hours.max < hoursMin)) return false;
  if (hoursMax !== undefined && (job.hours === null || job.hours.min > hoursMax)) return false;
  if (startWithin !== undefined && job.startDate !== null) {
    if (job.startDate > latestStart(startWithin, now)) return false;
  }
  if (noExperience && !job.noExperience) return false;
  if (adLanguage !== undefined && job.language !== adLanguage) return false;
  return company === undefined || job._companyId === company._companyId;
}

type AdText = Pick<Job, 'title' | 'description' | 'tasks' | 'must' | 'nice' | 'benefits'>;

/** The facts of a job, those in its text included. */
export function wishFacts(job: AdText & Pick<Job, '_companyId' | 'hours' | 'startDate'>): WishFacts {
  const text = [job.title, job.description, ...job.tasks, ...job.must, ...job.nice, ...job.benefits].join(
    '\n',
  );
  const { _companyId, hours = null, startDate } = job;
  return {
    _companyId,
    hours,
    startDate,
    language: languageOf(text.slice(0, ENOUGH)),
    noExperience: NO_EXPERIENCE.test(text),
  };
}

/** Letters that tell a language: a market has millions. */
const ENOUGH = 800;

/** Words that nearly every text of a language has, and the other one has not. */
const GERMAN = /\b(?:und|der|die|das|du|wir|mit|für|ist|nicht|ein|eine|bei|im|zu|dich|dein|deine)\b/gi;
const ENGLISH = /\b(?:and|the|you|we|with|for|is|not|of|our|your|to|at|are|will)\b/gi;

/** Null where the text is too short to tell, or in neither language. */
function languageOf(text: string): AdLanguage | null {
  const german = text.match(GERMAN)?.length ?? 0;
  const english = text.match(ENGLISH)?.length ?? 0;
  if (german === english) return null;
  return german > english ? 'de' : 'en';
}

/**
 * An ad that says so itself: "ohne Erfahrung", "Erfahrung brauchst du keine", "Quereinstieg möglich", "no experience
 * needed". A job whose text is silent may ask for some, so silence does not count.
 */
const NO_EXPERIENCE =
  /\b(?:keine(?:rlei)?|ohne) (?:berufs|vor)?(?:erfahrung(?:en)?|vorkenntnisse|kenntnisse)\b|\b(?:berufs)?erfahrung(?:en)? (?:brauchst du|ist|sind|braucht es|musst du) (?:hier )?(?:keine|nicht)|\bvorkenntnisse (?:brauchst du|sind) (?:keine|nicht)|\bquereinst(?:ieg|eiger)|\bungelernte?\b|\bwir lernen dich an\b|\b(?:no|without(?: any)?) (?:prior |previous |work )?experience\b|\bexperience (?:is )?not (?:needed|required|necessary)\b/i;
