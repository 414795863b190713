import type { Member } from '../../../../contract/entities/company.ts';
import { mayReadApplicants } from '../../../../contract/policy/application.ts';
import type { ApplicantDetail } from '../../../replica/queries/applicant-detail.ts';

/** Members of the company who may read this applicant: those who can be given one, or named in a note. */
export function colleaguesOf({ company, job }: Pick<ApplicantDetail, 'company' | 'job'>): readonly Member[] {
  const visibleTo = job?.visibleTo ?? null;
  return (company?.members ?? []).filter(({ _userId, role }) => mayReadApplicants(_userId, role, visibleTo));
}
