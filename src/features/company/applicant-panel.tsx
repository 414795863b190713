import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useState } from 'react';
import { useNow } from '../../i18n/use-now.ts';
import { applicantDetail } from '../../replica/queries/applicant-detail.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useMissing } from '../../sync/react/use-missing.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SwipeBetween } from '../../ui/swipe-between.tsx';
import { useWide } from '../../ui/use-breakpoint.ts';
import { accessOf } from './access.ts';
import { ApplicantActions } from './applicant/applicant-actions.tsx';
import { type ApplicantActs, applicantActs } from './applicant/applicant-acts.ts';
import { ApplicantBody } from './applicant/applicant-body.tsx';
import { RejectSheet } from './applicant/reject-sheet.tsx';
import { useMarkSeen } from './applicant/use-mark-seen.ts';
import { useWalk } from './applicant/use-walk.ts';
import type { Place } from './applicant/walk.ts';

const NO_ACTS: ApplicantActs = {
  accept: false,
  reconsider: false,
  reject: false,
  write: false,
  offer: false,
};

type Props = {
  applicantId: string | undefined;
  /** Ids in the order of the board. */
  order: readonly string[];
  knownTags: readonly string[];
  onOpen: (applicantId: string) => void;
  onClose: () => void;
};

/** One applicant, beside the board or, on phones, over all of the screen: who it is, and what can be decided. */
export function ApplicantPanel({ applicantId, order, knownTags, onOpen, onClose }: Props) {
  const db = useReplica();
  const wide = useWide();
  const now = useNow();
  const read = useLive(
    async (replica) =>
      applicantId ? { id: applicantId, found: await applicantDetail(replica, applicantId) } : null,
    [applicantId],
  );
  const [rejecting, setRejecting] = useState(false);
  const place = useWalk(applicantId, order, onOpen);
  // For a moment after another one was opened the answer is still that of the one before.
  const detail = read && read.id === applicantId ? read.found : undefined;
  useMarkSeen(detail?.row);
  const access = accessOf(detail?.company, db.uid);
  const acts = detail ? applicantActs(detail, access, now) : NO_ACTS;
  const close = () => {
    setRejecting(false);
    onClose();
  };
  const openThe = (id: string | undefined) => (id === undefined ? undefined : () => onOpen(id));
  const parts = {
    onClose: close,
    title: detail ? detail.row.name : <Trans>Applicant</Trans>,
    tools: place && <WalkButtons place={place} onOpen={onOpen} />,
    actions: detail && Object.values(acts).some(Boolean) && (
      <ApplicantActions
        applicant={detail.row}
        offerId={detail.offer?._id}
        acts={acts}
        onReject={() => setRejecting(true)}
      />
    ),
    children: (
      <SwipeBetween subject={applicantId} onBefore={openThe(place?.before)} onAfter={openThe(place?.after)}>
        {detail && (
          <ApplicantBody
            key={detail.row._id}
            detail={detail}
            knownTags={knownTags}
            mayAnswer={access.answer}
            onUnseen={close}
          />
        )}
        {detail === null && applicantId && <MissingApplicant key={applicantId} id={applicantId} />}
      </SwipeBetween>
    ),
  };
  return (
    <>
      {wide ? (
        applicantId !== undefined && <SidePanel {...parts} subject={applicantId} />
      ) : (
        <Sheet {...parts} open={applicantId !== undefined} whole />
      )}
      {detail && <RejectSheet detail={detail} open={rejecting} onClose={() => setRejecting(false)} />}
    </>
  );
}

function MissingApplicant({ id }: { id: string }): ReactNode {
  const { t } = useLingui();
  const { gone, ...reach } = useMissing(id, (db) => applicantDetail(db, id));
  if (!gone) return <NotHere title={t`This application is not on this device.`} {...reach} />;
  return (
    <EmptyState picture="not-found" title={<Trans>This application is no longer here</Trans>}>
      <Trans>It was removed, or belongs to another company.</Trans>
    </EmptyState>
  );
}

function WalkButtons({ place, onOpen }: { place: Place; onOpen: (id: string) => void }): ReactNode {
  const { t } = useLingui();
  const { at, of, before, after } = place;
  return (
    <div data-walk className="flex items-center">
      <p className="px-1 text-note whitespace-nowrap tabular-nums text-faint">
        <Trans>
          {at} of {of}
        </Trans>
      </p>
      <IconButton
        name={t`The one before (K)`}
        icon={ChevronUp}
        disabled={before === undefined}
        onClick={() => before !== undefined && onOpen(before)}
      />
      <IconButton
        name={t`The next one (J)`}
        icon={ChevronDown}
        disabled={after === undefined}
        onClick={() => after !== undefined && onOpen(after)}
      />
    </div>
  );
}
