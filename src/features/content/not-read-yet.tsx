import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A page that has never been on this device, and nobody answers. */
export function NotReadYet({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture="offline"
      title={t`This page was not read on this device before.`}
      action={<Button onClick={onAgain}>{t`Try again`}</Button>}
    >
      {t`It needs the network once. After that it is here without network as well.`}
    </EmptyState>
  );
}
