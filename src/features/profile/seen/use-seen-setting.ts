import { me } from '../../../replica/queries/me.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { type SeenChoice, seenSetting } from './seen-setting.ts';

/** Saves a choice of what others see, made over what holds at that moment. */
export function useSeenSetting(): (choice: SeenChoice) => Promise<boolean> {
  const db = useReplica();
  const { mutate, now } = useSync();
  const saving = useSaving();
  return (choice) =>
    saving(async () => {
      const setting = seenSetting((await me(db))?.settings ?? {}, choice, now());
      await mutate('user.set-setting', { userId: db.uid, setting });
    });
}
