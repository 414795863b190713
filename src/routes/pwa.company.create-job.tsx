import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { JobFormScreen } from '../features/company/job-form-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { placeOnMap } from './-job-place.tsx';

export const Route = createFileRoute('/pwa/company/create-job')({
  staticData: { middleware: ['linked-company'] },
  component: CreateJob,
});

function CreateJob() {
  const navigate = useNavigate();
  return (
    <AppFrame company="jobs">
      <JobFormScreen
        place={placeOnMap}
        onDone={() => void navigate({ to: '/pwa/company', search: { view: 'jobs' } })}
      />
    </AppFrame>
  );
}
