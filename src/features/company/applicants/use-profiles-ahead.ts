import type { Applicant } from '../../../../contract/entities/application.ts';
import { useReadAhead } from '../../../sync/react/use-read-ahead.ts';

/** More are read as they are opened. */
const MOST = 50;

/** Creator profiles that came with applications are kept for the time without network. @param applicants newest first */
export function useProfilesAhead(applicants: readonly Pick<Applicant, '_creatorId'>[]): void {
  const ids = new Set(applicants.flatMap(({ _creatorId }) => _creatorId ?? []));
  useReadAhead(
    'creator.get',
    [...ids].slice(0, MOST).map((creatorId) => ({ creatorId })),
  );
}
