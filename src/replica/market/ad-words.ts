import type { Job } from '../../../contract/entities/job.ts';
import { wishFacts } from '../../../contract/policy/job-wishes.ts';
import { eachTerm } from '../../../contract/search/fold-term.ts';
import { saidIn } from '../../../contract/search/said-in.ts';
import { saysNothing } from '../../../contract/search/stop-words.ts';
import type { MarketFacts } from './filters.ts';

/** What the index takes out of an ad. It is kept over starts: what changes here changes INDEX_RULES (index-rules.ts). */

/** Where a word stands in an ad. A word that stands in several places counts where it weighs most. */
export const ZONE = { body: 0, head: 1, title: 2 } as const;
export const ZONES = 4;
export type Zone = (typeof ZONE)[keyof typeof ZONE];

/** The parts of an ad, each text with what it is worth; `marks`: `#minijob`, `#remote`. */
export type AdText = { title: string; head: string; body: string; marks: readonly string[] };

export function factsOf(job: Job): MarketFacts {
  const { _id, ver, kind, pay, remote, location, publishedAt, validThrough } = job;
  return { _id, ver, kind, pay, remote, location, publishedAt, validThrough, ...wishFacts(job) };
}

export function textOf(job: Job): AdText {
  const { title, companyName, location, kind, remote } = job;
  return {
    title,
    head: [companyName, location?.label, job.tasks].flat().join('\n'),
    body: [job.description, job.must, job.nice, job.skills, job.benefits].flat().join('\n'),
    marks: [`#${kind}`, ...(remote === 'full' ? ['#remote'] : [])],
  };
}

/** Tells each word of an ad once, with the zone in which it weighs most; those left out that say nothing where they stand. */
export function eachWordOf(
  { title, head, body, marks }: AdText,
  tell: (term: string, zone: Zone) => void,
): void {
  const seen = new Set<string>();
  const put = (term: string, zone: Zone) => {
    if (seen.has(term)) return;
    seen.add(term);
    tell(term, zone);
  };
  const read = (text: string, zone: Zone) => {
    eachTerm(text, (term) => {
      if (!saysNothing(term)) put(term, zone);
    });
    for (const said of saidIn(text)) put(said, zone);
  };
  for (const mark of marks) put(mark, ZONE.title);
  read(title, ZONE.title);
  read(head, ZONE.head);
  read(body, ZONE.body);
}
