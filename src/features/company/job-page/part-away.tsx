import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';

export type AwayWords = {
  /** Without network. */
  offline: ReactNode;
  failed: ReactNode;
};

/** In the place of a part of a page that did not come; smaller than `AwayState`, because the page itself is there. */
export function PartAway({ words, onAgain }: { words: AwayWords; onAgain: () => void }) {
  const { offline } = useReachability();
  return (
    <div role="status" className="grid justify-items-start gap-2 text-small text-soft">
      <p>{offline ? words.offline : words.failed}</p>
      <Button variant="quiet" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/**
 * A part of a page that no device keeps before it is asked for (vite.config.ts). Trying again loads the page: a browser
 * keeps the failure of an import for as long as the page lives.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, words: AwayWords) {
  const Away: ComponentType<Props> = () => <PartAway words={words} onAgain={() => location.reload()} />;
  return lazy(async () => ({ default: await load().catch(() => Away) }));
}
