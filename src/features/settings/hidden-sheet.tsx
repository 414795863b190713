import { Trans, useLingui } from '@lingui/react/macro';
import { hiddenCompanies } from '../../replica/queries/set-aside.ts';
import { useLive } from '../../replica/use-live.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { SetAsideList } from './set-aside-list.tsx';

/** Companies whose jobs somebody does not want to see, each with a way back (usersettings.4). */
export function HiddenSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { hideCompany } = useMarketActs();
  const saving = useSaving();
  const hidden = useLive(hiddenCompanies);
  return (
    <Sheet open onClose={onClose} title={t`Hidden companies`}>
      {!hidden ? (
        <Skeleton lines={3} />
      ) : hidden.length === 0 ? (
        <EmptyState picture="no-jobs" title={t`You have not hidden any companies.`}>
          <Trans>The jobs of a company that you hide are no longer in your lists and searches.</Trans>
        </EmptyState>
      ) : (
        <SetAsideList
          name={t`Hidden companies`}
          entries={hidden}
          unknown={t`A company that is no longer on this device`}
          undo={<Trans>Show again</Trans>}
          onUndo={({ id }) => void saving(() => hideCompany(id, false))}
        />
      )}
    </Sheet>
  );
}
