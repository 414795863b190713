import { Trans } from '@lingui/react/macro';
import { useUnanswered } from '../../sync/react/use-reachability.ts';
import { NotHere } from '../../ui/not-here.tsx';

/** Nothing of it was ever read here, and nobody answers. It is asked for again by itself when the line is back. */
export function NotKnown({ onAgain }: { onAgain: () => void }) {
  const reach = useUnanswered();
  return <NotHere title={<Trans>This needs the network once</Trans>} {...reach} onAgain={onAgain} />;
}
