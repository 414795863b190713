import { useLingui } from '@lingui/react/macro';
import { useBrowserOnline } from '../../sync/use-browser-online.ts';
import { NotHere } from '../../ui/not-here.tsx';

/** A page that has never been on this device, and nobody answers. */
export function NotReadYet({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const online = useBrowserOnline();
  return (
    <NotHere
      title={t`This page was not read on this device before.`}
      online={online}
      reachable={false}
      onAgain={onAgain}
    />
  );
}
