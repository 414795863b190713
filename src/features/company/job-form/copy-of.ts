import type { CompanyJob, JobDraft, JobPatch } from '../../../../contract/entities/job.ts';
import { minimumAge } from '../../../../contract/law/age-law.ts';
import { draftOf } from '../../../../contract/policy/changed-fields.ts';
import { readersAmong } from '../colleagues.ts';

/**
 * A new draft with the text of a job (editjob.5), without its days, which were those of the old one. Its lowest age is the
 * law's again where it was, because the law reads the days. @param members of the company: nobody else reads applications
 */
export function copyOf(job: CompanyJob, members: readonly string[]): JobDraft & Pick<JobPatch, 'visibleTo'> {
  const old = draftOf(job);
  const draft = { ...old, startDate: null, endDate: null };
  const law = minimumAge(draft).minAge;
  const minAge = old.minAge === minimumAge(old).minAge ? law : Math.max(old.minAge, law);
  const visibleTo = readersAmong(job.visibleTo, members);
  return { ...draft, minAge, visibleTo };
}
