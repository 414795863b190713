import { Trans, useLingui } from '@lingui/react/macro';
import { jobEdit } from '../../../replica/queries/job-edit.ts';
import { useMissing } from '../../../sync/react/use-missing.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { NotHere } from '../../../ui/not-here.tsx';

/** An address leads to a job that is not among those of this company. */
export function MissingJob({ jobId }: { jobId: string }) {
  const { t } = useLingui();
  const { gone, ...reach } = useMissing(jobId, async (db) => (await jobEdit(db, jobId)).row);
  if (!gone) return <NotHere title={t`This job is not on this device yet.`} {...reach} />;
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
