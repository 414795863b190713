import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../../auth/use-account.ts';
import { forgetSharedFiles } from '../../replica/public/shared-files.ts';
import { keptCounts } from '../../replica/queries/kept-counts.ts';
import { countUnsent } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  onClose: () => void;
  /** What was not received. */
  list: ReactNode;
};

/**
 * Takes everything of somebody off this device: replica, drafts, what was locked away, and the session, because with it
 * all would be fetched again. What exists nowhere else is named first (usersettings.7).
 */
export function ClearDeviceSheet({ onClose, list }: Props) {
  const { t } = useLingui();
  const { signOut } = useAccount();
  const { syncNow } = useSync();
  const { show } = useBanner();
  const [clearing, setClearing] = useState(false);
  const drafts = useLive(keptCounts)?.drafts;
  const unsent = useLive(countUnsent);
  const clear = async () => {
    setClearing(true);
    try {
      forgetSharedFiles();
      await signOut('discard');
      show({ title: t`This device is cleared`, color: 'success' });
    } catch {
      show({ title: t`This device could not be cleared`, message: t`Try again.`, color: 'danger' });
      onClose();
    }
  };
  const known = unsent !== undefined && drafts !== undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Clear this device?`}
      actions={
        known && (
          <>
            {unsent > 0 && (
              <Button onClick={syncNow}>
                <Trans>Send now</Trans>
              </Button>
            )}
            <Button variant="danger" busy={clearing && t`Clearing`} onClick={() => void clear()}>
              <Trans>Clear this device</Trans>
            </Button>
            <Button variant="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        <p>
          <Trans>
            You are signed out here, and all that is yours goes from this device. What has arrived stays in
            your account and comes back with your next sign-in.
          </Trans>
        </p>
        {!known && <Skeleton lines={2} />}
        {known && unsent + drafts === 0 && (
          <p role="status" className="text-soft">
            <Trans>Everything has arrived: nothing is lost.</Trans>
          </p>
        )}
        {known && unsent > 0 && (
          <section className="grid gap-3">
            <h3 className="text-body font-semibold text-danger">
              {t`${plural(unsent, { one: 'This has not arrived and would be lost', other: 'These # have not arrived and would be lost' })}`}
            </h3>
            {list}
          </section>
        )}
        {known && drafts > 0 && (
          <p className="font-semibold text-danger">
            {t`${plural(drafts, { one: 'One draft is on this device alone and would be lost.', other: '# drafts are on this device alone and would be lost.' })}`}
          </p>
        )}
      </div>
    </Sheet>
  );
}
