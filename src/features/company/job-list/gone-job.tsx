import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';

/** An address leads to a job that this company does not have. */
export function GoneJob() {
  return (
    <EmptyState
      picture="not-found"
      title={<Trans>This job is no longer here</Trans>}
      action={
        <LinkButton to="/pwa/company" search={{ view: 'jobs' }} variant="quiet">
          <Trans>All jobs</Trans>
        </LinkButton>
      }
    >
      <Trans>It was deleted, or belongs to another company.</Trans>
    </EmptyState>
  );
}
