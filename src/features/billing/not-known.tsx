import { Trans } from '@lingui/react/macro';
import { useBrowserOnline } from '../../sync/use-browser-online.ts';
import { NotHere } from '../../ui/not-here.tsx';

/** Nothing of it was ever read here, and nobody answers. It is asked for again by itself when the line is back. */
export function NotKnown({ onAgain }: { onAgain: () => void }) {
  const online = useBrowserOnline();
  return (
    <NotHere
      title={<Trans>This needs the network once</Trans>}
      online={online}
      reachable={false}
      onAgain={onAgain}
    />
  );
}
