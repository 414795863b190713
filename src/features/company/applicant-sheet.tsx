import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Applicant } from '../../../contract/entities/application.ts';
import { applicantDetail } from '../../replica/queries/applicant-detail.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { accessOf } from './access.ts';
import { ApplicantActions } from './applicant/applicant-actions.tsx';
import { type ApplicantActs, applicantActs } from './applicant/applicant-acts.ts';
import { ApplicantBody } from './applicant/applicant-body.tsx';
import { RejectSheet } from './applicant/reject-sheet.tsx';

const NO_ACTS: ApplicantActs = { accept: false, reject: false, write: false, offer: false };

type Props = { applicantId: string | undefined; onClose: () => void };

/** One applicant: opening it marks them as seen; here they are answered. */
export function ApplicantSheet({ applicantId, onClose }: Props) {
  const db = useReplica();
  const read = useLive(
    async (replica) =>
      applicantId ? { id: applicantId, found: await applicantDetail(replica, applicantId) } : null,
    [applicantId],
  );
  const [rejecting, setRejecting] = useState(false);
  // For a moment after another one was opened the answer is still that of the one before.
  const detail = read && read.id === applicantId ? read.found : undefined;
  useMarkSeen(detail?.row);
  const access = accessOf(detail?.company, db.uid);
  const acts = detail ? applicantActs(detail, access) : NO_ACTS;
  const close = () => {
    setRejecting(false);
    onClose();
  };
  return (
    <>
      <Sheet
        open={applicantId !== undefined}
        onClose={close}
        title={detail ? detail.row.name : <Trans>Applicant</Trans>}
        actions={
          detail &&
          Object.values(acts).some(Boolean) && (
            <ApplicantActions
              applicant={detail.row}
              offerId={detail.offer?._id}
              acts={acts}
              onReject={() => setRejecting(true)}
            />
          )
        }
      >
        {detail && <ApplicantBody detail={detail} mayAnswer={access.answer} onUnseen={close} />}
        {detail === null && (
          <EmptyState picture="not-found" title={<Trans>This application is no longer here</Trans>}>
            <Trans>It was removed, or belongs to another company.</Trans>
          </EmptyState>
        )}
      </Sheet>
      {detail && <RejectSheet detail={detail} open={rejecting} onClose={() => setRejecting(false)} />}
    </>
  );
}

/**
 * Whoever opens a new applicant has seen them: said once per opening, so that setting it back to unseen holds while
 * the sheet is still there.
 */
function useMarkSeen(applicant: Applicant | undefined): void {
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
