import { lazy, Suspense } from 'react';

/** Phones have no room for it. */
const OpenJob = lazy(async () => ({ default: (await import('./-open-job.tsx')).OpenJob }));

/** A job beside the market's list. Its form closes without a change of address: the address is the list's. */
export function JobBeside({ jobId }: { jobId: string }) {
  return (
    <Suspense>
      <OpenJob jobId={jobId} beside asked={false} onClose={() => undefined} />
    </Suspense>
  );
}
