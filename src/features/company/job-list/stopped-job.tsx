import { Trans } from '@lingui/react/macro';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { StoppedEntry } from '../stopped/stopped-entry.tsx';
import type { ListedJob } from './job-change.ts';

type Props = { change: OutboxEntry; job: ListedJob };

/** A change of a job that was stopped, with the way out that fits: decide about people, look at the plans, or open the form. */
export function StoppedJob({ change, job }: Props) {
  const decides = change.name === 'job.unpublish' && change.refusal?.code === 'outcomes_missing';
  const outgrown = change.refusal?.code === 'plan_limit';
  const edits =
    !outgrown && ['job.create', 'job.update', 'job.publish', 'job.schedule'].includes(change.name);
  return (
    <StoppedEntry entry={change}>
      {decides && (
        <LinkButton to="/pwa/company/close-job" search={{ job: job.id }}>
          <Trans>Decide about them</Trans>
        </LinkButton>
      )}
      {outgrown && (
        <LinkButton to="/pwa/company/pricing">
          <Trans>See the plans</Trans>
        </LinkButton>
      )}
      {edits && (
        <LinkButton to="/pwa/company/edit-job" search={{ job: job.id }}>
          <Trans>Open the job</Trans>
        </LinkButton>
      )}
    </StoppedEntry>
  );
}
