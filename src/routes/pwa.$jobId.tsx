import { createFileRoute } from '@tanstack/react-router';
import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { JobScreen } from '../features/jobs/job-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { PushOffer } from './-push-offer.tsx';

export const Route = createFileRoute('/pwa/$jobId')({ component: JobPage });

function JobPage() {
  const { jobId } = Route.useParams();
  return (
    <AppFrame seeker="jobs">
      <JobScreen
        jobId={jobId}
        action={
          <>
            <ApplyPanel jobId={jobId} />
            <PushOffer key={jobId} side="talent" jobId={jobId} />
          </>
        }
      />
    </AppFrame>
  );
}
