import { useMemo } from 'react';
import type { SavedSearch, Settings } from '../../../contract/entities/settings.ts';
import { timeOver } from '../../../contract/policy/register-time.ts';
import type { Replica } from '../../replica/database.ts';
import { jobById } from '../../replica/queries/jobs.ts';
import { me } from '../../replica/queries/me.ts';
import { useReplica } from '../../replica/use-live.ts';
import { type SyncActions, useSync } from './use-sync.ts';

type MapSetting = 'savedJobs' | 'hiddenJobs' | 'hiddenCompanies' | 'savedSearches';

export type MarketActs = {
  saveJob: (jobId: string, on: boolean) => Promise<void>;
  hideJob: (jobId: string, on: boolean) => Promise<void>;
  hideCompany: (companyId: string, on: boolean) => Promise<void>;
  /** Null removes it. */
  keepSearch: (id: string, search: SavedSearch | null) => Promise<void>;
};

/** What a person does to the market of their own; on this device it holds from the tap on (pwa.3, pwa.4, job.7). */
export function useMarketActs(): MarketActs {
  const db = useReplica();
  const sync = useSync();
  return useMemo(() => marketActs(db, sync), [db, sync]);
}

function marketActs(db: Replica, { mutate, now }: Pick<SyncActions, 'mutate' | 'now'>): MarketActs {
  const set = async (key: MapSetting, id: string, value: true | SavedSearch | null) => {
    const known = (await me(db))?.settings[key]?.[id];
    const setting = { [key]: { [id]: { value, at: timeOver(known, now()) } } } as Settings;
    await mutate('user.set-setting', { userId: db.uid, setting });
  };
  /** The server takes a step only in a job that is on the market; a mark on one that is gone is a setting like any. */
  const step = async (jobId: string, key: 'savedJobs' | 'hiddenJobs', on: boolean) => {
    if (!(await jobById(db, jobId))) return set(key, jobId, on ? true : null);
    const events = key === 'savedJobs' ? (['save', 'unsave'] as const) : (['hide', 'unhide'] as const);
    await mutate('search.step', { jobId, event: events[on ? 0 : 1] });
  };
  return {
    saveJob: (jobId, on) => step(jobId, 'savedJobs', on),
    hideJob: (jobId, on) => step(jobId, 'hiddenJobs', on),
    hideCompany: (companyId, on) => set('hiddenCompanies', companyId, on ? true : null),
    keepSearch: (id, search) => set('savedSearches', id, search),
  };
}
