import { useNavigate } from '@tanstack/react-router';
import { JobFormScreen } from '../features/company/job-form-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { placeOnMap } from './-place-on-map.tsx';

/** The form of a new job, or of this one; its preview shows the place as everybody will see it. */
export function JobForm({ jobId }: { jobId?: string | undefined }) {
  const navigate = useNavigate();
  return (
    <AppFrame company="jobs">
      <JobFormScreen
        key={jobId}
        jobId={jobId}
        place={placeOnMap}
        onDone={() => void navigate({ to: '/pwa/company', search: { view: 'jobs' } })}
      />
    </AppFrame>
  );
}
