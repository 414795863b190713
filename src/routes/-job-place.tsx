import { lazy, Suspense } from 'react';
import type { Location } from '../../contract/entities/job.ts';

const JobPlace = lazy(async () => ({
  default: (await import('../features/jobs/map-later.ts')).JobPlace,
}));

/** Where a job is, as everybody will see it who opens the job. */
export const placeOnMap = (location: Location) => (
  <Suspense fallback={<div className="h-46" />}>
    <JobPlace location={location} />
  </Suspense>
);
