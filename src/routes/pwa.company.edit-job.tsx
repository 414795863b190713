import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { JobFormScreen } from '../features/company/job-form-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { placeOnMap } from './-job-place.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/company/edit-job')({
  validateSearch: textFields('job'),
  staticData: { middleware: ['linked-company'] },
  component: EditJob,
});

function EditJob() {
  const { job } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AppFrame company="jobs">
      <JobFormScreen
        key={job}
        jobId={job}
        place={placeOnMap}
        onDone={() => void navigate({ to: '/pwa/company', search: { view: 'jobs' } })}
      />
    </AppFrame>
  );
}
