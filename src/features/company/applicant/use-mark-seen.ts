import { useEffect, useRef } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useSync } from '../../../sync/react/use-sync.ts';

/**
 * Whoever opens a new applicant has seen them: said once per opening, so that setting it back to unseen holds while
 * the sheet is still there.
 */
export function useMarkSeen(applicant: Applicant | undefined): void {
  const { note } = useSync();
  const said = useRef<string>(undefined);
  const id = applicant?._id;
  const isNew = applicant?.status === 'submitted';
  useEffect(() => {
    if (!id) said.current = undefined;
    if (!id || said.current === id) return;
    said.current = id;
    if (isNew) note('application.list', { _applicationId: id, markSeen: true });
  }, [id, isNew, note]);
}
