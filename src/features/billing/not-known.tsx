import { Trans, useLingui } from '@lingui/react/macro';
import { useOffline } from '../../sync/use-offline.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** Nothing of it was ever read here, and nobody answers. It is asked for again by itself when the line is back. */
export function NotKnown({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const offline = useOffline();
  const again = (
    <Button variant="quiet" onClick={onAgain}>
      {t`Try again`}
    </Button>
  );
  if (!offline)
    return (
      <ErrorState title={<Trans>This could not be loaded.</Trans>} action={again}>
        <Trans>The server does not answer just now. Nothing was changed.</Trans>
      </ErrorState>
    );
  return (
    <EmptyState picture="offline" title={<Trans>This needs the network once</Trans>} action={again}>
      <Trans>
        It appears by itself when you are back online, and can be read without network from then on.
      </Trans>
    </EmptyState>
  );
}
