import { useEffect, useState } from 'react';
import type { JobFetched } from '../calls/fetch-job.ts';
import { useBrowserOnline } from './use-browser-online.ts';
import { useSync } from './use-sync.ts';
import { useTryAgain } from './use-try-again.ts';

/**
 * Asks for a job that is not on this device, once it is sure that it is not; live queries show it when it is. Undefined
 * while nobody knows. Asked again while there is no answer, and when the network is back.
 * @param jobId undefined: nothing to ask yet
 */
export function useFetchedJob(jobId: string | undefined): JobFetched | undefined {
  const { fetchJob } = useSync();
  const online = useBrowserOnline();
  const [fetched, setFetched] = useState<{ jobId: string; end: JobFetched }>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `online` and `round` ask again.
  useEffect(() => {
    if (jobId === undefined) return;
    let left = false;
    const tell = (end: JobFetched) => !left && setFetched({ jobId, end });
    // Without the code nothing is known of it, as without network.
    fetchJob(jobId).then(tell, () => tell('away'));
    return () => {
      left = true;
    };
  }, [fetchJob, jobId, online, round]);
  const end = fetched?.jobId === jobId ? fetched?.end : undefined;
  useTryAgain(end === 'away' ? (fetched ?? null) : null, () => setRound((last) => last + 1));
  return end;
}
