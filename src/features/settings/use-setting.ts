import { useRef } from 'react';
import type { Settings } from '../../../contract/entities/settings.ts';
import { me } from '../../replica/queries/me.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/**
 * Sets some settings of this person, made from those that hold at that moment: taps take turns, because each of them is
 * kept before the screen shows it, and one made from an older screen would take the one before back. False where the store
 * took nothing, of which the banner tells.
 */
export function useSetting(): (make: (chosen: Settings) => Settings) => Promise<boolean> {
  const db = useReplica();
  const { mutate } = useSync();
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  return (make) => {
    const turn = async () => {
      const setting = make((await me(db))?.settings ?? {});
      await mutate('user.set-setting', { userId: db.uid, setting });
      return true;
    };
    last.current = last.current.then(turn).catch(() => false);
    return last.current;
  };
}
