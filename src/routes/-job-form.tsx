import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Location } from '../../contract/entities/job.ts';
import { JobFormScreen } from '../features/company/job-form-screen.tsx';
import { AppFrame } from './-app-frame.tsx';

const JobPlace = lazy(async () => ({
  default: (await import('../features/jobs/map-later.ts')).JobPlace,
}));

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

const placeOnMap = (location: Location) => (
  <Suspense fallback={<div className="h-46" />}>
    <JobPlace location={location} />
  </Suspense>
);
