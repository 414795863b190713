import type { Settings } from '../../../contract/entities/settings.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** Sets some settings of this person; false where the store took nothing, of which the banner tells. */
export function useSetting(): (setting: Settings) => Promise<boolean> {
  const db = useReplica();
  const { mutate } = useSync();
  return (setting) =>
    mutate('user.set-setting', { userId: db.uid, setting }).then(
      () => true,
      () => false,
    );
}
