import { useCallback } from 'react';
import { timeOver } from '../../../contract/policy/register-time.ts';
import { me } from '../../replica/queries/me.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from './use-sync.ts';

/** Puts a creator aside for oneself, or takes them off the list; on this device it holds from the tap on. */
export function useSaveCreator(): (creatorId: string, on: boolean) => Promise<unknown> {
  const db = useReplica();
  const { mutate, now } = useSync();
  return useCallback(
    async (creatorId, on) => {
      const known = (await me(db))?.settings.savedCreators?.[creatorId];
      const register = { value: on ? (true as const) : null, at: timeOver(known, now()) };
      await mutate('user.set-setting', {
        userId: db.uid,
        setting: { savedCreators: { [creatorId]: register } },
      });
    },
    [db, mutate, now],
  );
}
