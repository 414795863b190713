import { Trans, useLingui } from '@lingui/react/macro';
import { timeOver } from '../../../contract/policy/register-time.ts';
import { me } from '../../replica/queries/me.ts';
import { hiddenCompanies, type NamedEntry } from '../../replica/queries/set-aside.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SetAsideList } from './set-aside-list.tsx';
import { useSetting } from './use-setting.ts';

/** Companies whose jobs somebody does not want to see, each with a way back (usersettings.4). */
export function HiddenSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const db = useReplica();
  const { now } = useSync();
  const set = useSetting();
  const hidden = useLive(hiddenCompanies);
  const show = async ({ id }: NamedEntry) => {
    const known = (await me(db))?.settings.hiddenCompanies?.[id];
    await set({ hiddenCompanies: { [id]: { value: null, at: timeOver(known, now()) } } });
  };
  return (
    <Sheet open onClose={onClose} title={t`Hidden companies`}>
      {!hidden ? (
        <Skeleton lines={3} />
      ) : hidden.length === 0 ? (
        <EmptyState picture="no-jobs" title={t`You have hidden no company.`}>
          <Trans>The jobs of a company that you hide are no longer in your lists and searches.</Trans>
        </EmptyState>
      ) : (
        <SetAsideList
          name={t`Hidden companies`}
          entries={hidden}
          unknown={t`A company that is no longer on this device`}
          undo={<Trans>Show again</Trans>}
          onUndo={(entry) => void show(entry)}
        />
      )}
    </Sheet>
  );
}
