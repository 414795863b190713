import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { JOB_STATUS_LABEL, STATUS_REASON_LABEL } from '../../../i18n/job-labels.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const TONE: Record<CompanyJob['status'], ChipTone> = {
  draft: 'plain',
  in_review: 'warning',
  published: 'success',
  unpublished: 'plain',
};

const PLANNED = msg({ message: 'planned', context: 'state of a job' });
const NOT_ONLINE = msg({ message: 'not online', context: 'state of a job that should be' });

/** "published", or why it is not. */
export function JobStatus({
  job,
}: {
  job: Pick<CompanyJob, 'status' | 'statusReason' | 'goesOnline' | 'notOnline'>;
}) {
  const { i18n } = useLingui();
  if (job.goesOnline) return <Chip tone="accent">{i18n._(PLANNED)}</Chip>;
  if (job.notOnline) return <Chip tone="danger">{i18n._(NOT_ONLINE)}</Chip>;
  const label =
    job.status === 'unpublished' && job.statusReason
      ? STATUS_REASON_LABEL[job.statusReason]
      : JOB_STATUS_LABEL[job.status];
  return <Chip tone={TONE[job.status]}>{i18n._(label)}</Chip>;
}
