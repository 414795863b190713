import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { JobScreen } from '../features/jobs/job-screen.tsx';
import { PushOffer } from './-push-offer.tsx';

type Props = {
  jobId: string;
  /** It stands beside the list it was opened from. */
  beside?: boolean;
  /** The form is asked for; until it is closed. */
  asked: boolean;
  onClose: () => void;
};

/** A job and what can be done about it: a page of its own, or beside the list. */
export function OpenJob({ jobId, beside = false, asked, onClose }: Props) {
  return (
    <JobScreen
      jobId={jobId}
      beside={beside}
      action={
        <>
          <ApplyPanel jobId={jobId} asked={asked} onClose={onClose} />
          <PushOffer key={jobId} side="talent" jobId={jobId} />
        </>
      }
    />
  );
}
