import { useEffect, useRef } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { SEEN_AFTER_MS } from '../../../../contract/limits.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useVisible } from '../../../ui/use-visible.ts';

/**
 * A new applicant counts as seen once they were looked at for a moment, in a tab that somebody can see: leafing through
 * tells nobody anything. Said once per opening, so that setting it back to unseen holds while it is still open.
 */
export function useMarkSeen(applicant: Applicant | undefined): void {
  const { note } = useSync();
  const visible = useVisible();
  const said = useRef<string>(undefined);
  const id = applicant?._id;
  const isNew = applicant?.status === 'submitted';
  useEffect(() => {
    if (!id) said.current = undefined;
    if (!id || !isNew || !visible || said.current === id) return;
    const timer = setTimeout(() => {
      said.current = id;
      note('application.list', { _applicationId: id, markSeen: true });
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, isNew, visible, note]);
}
