import type { Applicant } from '../../../../contract/entities/application.ts';
import { withoutMentions } from '../../../../contract/mentions.ts';
import { searchedTerms, termsOf } from '../../../../contract/search/fold-term.ts';

/** A row that has not changed is the same object as before, so its words are folded once. */
const folded = new WeakMap<Applicant, string>();

function wordsOf(applicant: Applicant): string {
  const known = folded.get(applicant);
  if (known !== undefined) return known;
  const { name, note, job, answers } = applicant;
  const { tags } = applicant.private;
  const notes = withoutMentions(applicant.private.notes);
  const said = answers.map(({ value }) => String(value));
  // Each word after a space, so that a search finds the beginnings of words.
  const words = ` ${[...termsOf([name, job.title, note, notes, ...tags, ...said].join('\n'))].join(' ')}`;
  folded.set(applicant, words);
  return words;
}

/** Those in whose name, letter, answers, tags or notes each word of the search begins one. */
export function matching(applicants: readonly Applicant[], search: string): readonly Applicant[] {
  const terms = searchedTerms(search);
  if (terms.length === 0) return applicants;
  return applicants.filter((applicant) => {
    const words = wordsOf(applicant);
    return terms.every((term) => words.includes(` ${term}`));
  });
}
