import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWhenOnline } from '../../sync/react/use-browser-online.ts';
import { useUnanswered } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';

/**
 * Screens whose files are not on this device, and cannot be fetched now (rule S5). Loaded again as a page: a browser keeps
 * the failure of an import for as long as the page lives.
 */
export function MissingPart({ action }: { action: ReactNode }) {
  const { t } = useLingui();
  useWhenOnline(true, () => location.reload());
  return (
    <Page title={t`Not on this device yet`}>
      <NotHere
        title={<Trans>This part of Zusage is not loaded yet.</Trans>}
        {...useUnanswered()}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="quiet" onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            {action}
          </div>
        }
      />
    </Page>
  );
}
