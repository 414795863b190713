import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';

/** The import was never opened on this device, and cannot be fetched now. */
export function ImportAway() {
  const { t } = useLingui();
  return (
    <Page title={t`Import jobs`}>
      <EmptyState
        picture="offline"
        title={<Trans>Importing is not on this device yet</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <LinkButton to="/pwa/company/create-job" variant="quiet">
              <Trans>Write a job</Trans>
            </LinkButton>
          </div>
        }
      >
        <Trans>Open it once with network. After that it works without.</Trans>
      </EmptyState>
    </Page>
  );
}
