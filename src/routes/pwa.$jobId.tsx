import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { JobScreen } from '../features/jobs/job-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { PushOffer } from './-push-offer.tsx';
import { textFields } from './-text-fields.ts';

// `view=apply`: from the public page, where somebody has tapped "Apply".
export const Route = createFileRoute('/pwa/$jobId')({
  validateSearch: textFields('view'),
  component: JobPage,
});

function JobPage() {
  const { jobId } = Route.useParams();
  const { view } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AppFrame seeker="jobs">
      <JobScreen
        jobId={jobId}
        action={
          <>
            <ApplyPanel
              jobId={jobId}
              asked={view === 'apply'}
              onClose={() =>
                void navigate({ to: '/pwa/$jobId', params: { jobId }, search: {}, replace: true })
              }
            />
            <PushOffer key={jobId} side="talent" jobId={jobId} />
          </>
        }
      />
    </AppFrame>
  );
}
