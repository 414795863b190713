import { may } from '../../../../contract/policy/application.ts';
import { isUntouchedMinor, mayWrite } from '../../../../contract/policy/writing.ts';
import type { ApplicantDetail } from '../../../replica/queries/applicant-detail.ts';
import type { Access } from '../access.ts';

/** What this member can do about an applicant now. */
export type ApplicantActs = { accept: boolean; reject: boolean; write: boolean };

export function applicantActs(
  { row, conversation }: Pick<ApplicantDetail, 'row' | 'conversation'>,
  access: Access,
): ApplicantActs {
  const untouched = isUntouchedMinor(row.ageBand, conversation);
  return {
    accept: access.answer && may('accept', row.status),
    reject: access.answer && may('reject', row.status),
    write: access.answer && mayWrite('company', row.status, conversation, 0, untouched) === 'ok',
  };
}
