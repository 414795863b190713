import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Somebody has registered, and their record has not come to this device yet. */
export function NotLoaded({ offline }: { offline: boolean }) {
  const { t } = useLingui();
  return (
    <Page title={t`Setup`} hideTitle>
      {offline ? (
        <EmptyState picture="offline" title={<Trans>Your details are not on this device yet.</Trans>}>
          <Trans>They come as soon as you are online.</Trans>
        </EmptyState>
      ) : (
        <Skeleton lines={5} />
      )}
    </Page>
  );
}
