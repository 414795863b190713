import { Trans } from '@lingui/react/macro';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { JobEdit } from '../../../replica/queries/job-edit.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { jobChange } from '../job-list/job-change.ts';
import { OnItsWay } from '../job-list/on-its-way.tsx';
import { StoppedEntry } from '../stopped/stopped-entry.tsx';
import { EditConflict } from './edit-conflict.tsx';

type Props = {
  edit: JobEdit;
  /** Puts a refused edit back into the form. */
  onEditAgain: (refused: OutboxEntry<'job.update'>) => void;
};

/** What is on its way to this job, or was stopped on it: above the form, because it decides what the form shows. */
export function JobFormState({ edit: { row, entries, company }, onEditAgain }: Props) {
  const change = jobChange(entries);
  if (!change) return null;
  if (!isStopped(change)) return <OnItsWay change={change} />;
  if (row && change.refusal?.code === 'rev_conflict')
    return <EditConflict row={row} entry={change} entries={entries} members={company?.members ?? []} />;
  const refusedEdit = change.name === 'job.update' ? (change as OutboxEntry<'job.update'>) : null;
  const decides = change.name === 'job.unpublish' && change.refusal?.code === 'outcomes_missing';
  return (
    <StoppedEntry entry={change}>
      {refusedEdit && row && (
        <Button onClick={() => onEditAgain(refusedEdit)}>
          <Trans>Put it back into the form</Trans>
        </Button>
      )}
      {decides && row && (
        <LinkButton to="/pwa/company/close-job" search={{ job: row._id }}>
          <Trans>Decide about them</Trans>
        </LinkButton>
      )}
    </StoppedEntry>
  );
}
