import type { Job } from '../../../../contract/entities/job.ts';
import { NO_FILTERS } from '../../../replica/market/filters.ts';
import { useCounts } from '../../../replica/market/use-counts.ts';
import { jobsById } from '../../../replica/queries/jobs.ts';
import { useLive } from '../../../replica/use-live.ts';

const MOST = 20;

/** The newest jobs of a company on this device, those left out that are for older people; undefined until looked for. */
export function useCompanyJobs(companyId: string, companyName: string): Job[] | undefined {
  const key = `page:${companyId}`;
  const filters = { ...NO_FILTERS, wishes: { company: { _companyId: companyId, name: companyName } } };
  const found = useCounts([{ key, filters, since: null, top: MOST }])[key];
  const ids = found?.ids;
  return useLive(async (db) => ids && jobsById(db, ids), [ids?.join()]);
}
