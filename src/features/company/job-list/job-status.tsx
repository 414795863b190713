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

/** "published", or why it is not. */
export function JobStatus({ job }: { job: Pick<CompanyJob, 'status' | 'statusReason'> }) {
  const { i18n } = useLingui();
  const label =
    job.status === 'unpublished' && job.statusReason
      ? STATUS_REASON_LABEL[job.statusReason]
      : JOB_STATUS_LABEL[job.status];
  return <Chip tone={TONE[job.status]}>{i18n._(label)}</Chip>;
}
