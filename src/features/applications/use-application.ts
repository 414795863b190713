import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { applicationActs } from './application-acts.ts';

/** The acts of the person who is signed in. `apply` rejects where it could not be saved, the others say so. */
export function useApplication() {
  const db = useReplica();
  const sync = useSync();
  const { show } = useBanner();
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const { apply, withdraw, forget } = applicationActs({ db, tag: i18n.locale, ...sync });
    const told = async (act: Promise<unknown>): Promise<void> => {
      try {
        await act;
      } catch {
        show({
          title: t`This could not be saved on this device`,
          message: t`Nothing has changed. Try again.`,
        });
      }
    };
    return {
      apply,
      withdraw: (item: ApplicationItem) => told(withdraw(item)),
      forget: (entry: OutboxEntry) =>
        told(
          forget(entry).then((done) => {
            if (done) return;
            show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
          }),
        ),
      sendAgain: (entry: OutboxEntry) => told(sync.sendAgain(entry.id)),
    };
  }, [db, sync, show, t, i18n.locale]);
}
