import type { Settings } from '../../../contract/entities/settings.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** Sets some settings of this person; of a store that takes nothing the banner tells. */
export function useSetting(): (setting: Settings) => void {
  const db = useReplica();
  const { mutate } = useSync();
  return (setting) => void mutate('user.set-setting', { userId: db.uid, setting }).catch(() => undefined);
}
