import { timeOver } from '../../../contract/policy/register-time.ts';
import { me } from '../../replica/queries/me.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from './use-sync.ts';

/** Ends pushes and mails about a job, or lets them come again (usersettings.3). */
export function useMutedJob(): (jobId: string, muted: boolean) => Promise<void> {
  const db = useReplica();
  const { mutate, now } = useSync();
  return async (jobId, muted) => {
    const known = (await me(db))?.settings.mutedJobs?.[jobId];
    const value = muted ? (true as const) : null;
    const setting = { mutedJobs: { [jobId]: { value, at: timeOver(known, now()) } } };
    await mutate('user.set-setting', { userId: db.uid, setting });
  };
}
