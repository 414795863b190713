import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CloseJobScreen } from '../features/company/close-job-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/company/close-job')({
  validateSearch: textFields('job'),
  staticData: { middleware: ['linked-company'] },
  component: CloseJob,
});

function CloseJob() {
  const { job = '' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AppFrame company="jobs" slim>
      <CloseJobScreen
        jobId={job}
        onDone={() => void navigate({ to: '/pwa/company', search: { view: 'jobs' } })}
      />
    </AppFrame>
  );
}
