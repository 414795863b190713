import { lazy, Suspense } from 'react';
import type { Location } from '../../contract/entities/job.ts';

const JobPlace = lazy(async () => ({
  default: (await import('../features/jobs/map-later.ts')).JobPlace,
}));

/** Where a job is, as everybody will see it: for previews of the company's side, which may not import the market's. */
export const placeOnMap = (location: Location) => (
  <Suspense fallback={<div className="h-46" />}>
    <JobPlace location={location} />
  </Suspense>
);
