import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AppFrame } from './-app-frame.tsx';
import { OpenJob } from './-open-job.tsx';
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
      <OpenJob
        jobId={jobId}
        asked={view === 'apply'}
        onClose={() => void navigate({ to: '/pwa/$jobId', params: { jobId }, search: {}, replace: true })}
      />
    </AppFrame>
  );
}
