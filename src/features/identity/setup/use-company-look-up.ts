import { companyUidProblem, normalizeCompanyUid } from '../../../../contract/company-uid.ts';
import { useRead } from '../../../sync/react/use-read.ts';

/** `asking`: under way · `free`: nobody has it here yet · `unasked`: there was no answer · a name: that company has it. */
export type LookUp = { state: 'none' | 'asking' | 'free' | 'unasked' } | { state: 'taken'; name: string };

/** Whether a company with this number is here; asked as soon as the number can be right. */
export function useCompanyLookUp(typed: string): LookUp {
  const companyUID = companyUidProblem(typed) === null ? normalizeCompanyUid(typed) : null;
  // Not kept: somebody else may make it at any time.
  const read = useRead('company.look-up', companyUID === null ? null : { companyUID }, { keep: false });
  if (companyUID === null) return { state: 'none' };
  if (read.state === 'loading') return { state: 'asking' };
  if (read.state !== 'there') return { state: 'unasked' };
  const { company } = read.data;
  return company ? { state: 'taken', name: company.companyName } : { state: 'free' };
}
