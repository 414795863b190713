import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/links.tsx';

/** Stands where the button to apply is for others, on a job of one's own company. */
export function OwnJobNote({ jobId }: { jobId: string }) {
  return (
    <p className="rounded-card border border-line bg-well p-4">
      <Trans>This is how others see your job. Here they find the button to apply.</Trans>{' '}
      <TextLink to="/pwa/company/edit-job" search={{ job: jobId }}>
        <Trans>Edit the job</Trans>
      </TextLink>
    </p>
  );
}
