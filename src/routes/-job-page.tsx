import { getRouteApi } from '@tanstack/react-router';
import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { JobScreen } from '../features/jobs/job-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { PushOffer } from './-push-offer.tsx';

const route = getRouteApi('/pwa/$jobId');

/** A job as a page of its own. */
export function JobPage() {
  const { jobId } = route.useParams();
  const { view, via } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AppFrame seeker="jobs">
      <OpenJob
        jobId={jobId}
        asked={view === 'apply'}
        via={via}
        onClose={() =>
          void navigate({
            to: '/pwa/$jobId',
            params: { jobId },
            search: via ? { via } : {},
            replace: true,
          })
        }
      />
    </AppFrame>
  );
}

/** Beside the market's list. The form closes without a change of address: the address is the list's. */
export function JobBeside({ jobId }: { jobId: string }) {
  return <OpenJob jobId={jobId} beside asked={false} onClose={() => undefined} />;
}

type Props = {
  jobId: string;
  beside?: boolean;
  /** The form is asked for; until it is closed. */
  asked: boolean;
  via?: string | undefined;
  onClose: () => void;
};

/** A job and what can be done about it. */
function OpenJob({ jobId, beside = false, asked, via, onClose }: Props) {
  return (
    <JobScreen
      jobId={jobId}
      beside={beside}
      action={
        <>
          <ApplyPanel jobId={jobId} asked={asked} via={via} onClose={onClose} />
          <PushOffer key={jobId} side="talent" jobId={jobId} />
        </>
      }
    />
  );
}
