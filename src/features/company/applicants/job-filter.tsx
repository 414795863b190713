import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { Select } from '../../../ui/select.tsx';

type Props = {
  applicants: readonly Applicant[];
  jobId: string | undefined;
  onChange: (jobId: string | undefined) => void;
};

/** Applicants of all jobs or of one; not shown where there is nothing to choose. */
export function JobFilter({ applicants, jobId, onChange }: Props) {
  const { t } = useLingui();
  const titles = useMemo(() => jobsOf(applicants), [applicants]);
  if (titles.size < 2 && !jobId) return null;
  return (
    <div className="min-w-0 flex-1 basis-40">
      <Select
        label={t`Applicants of`}
        value={jobId ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">
          <Trans>all jobs ({applicants.length})</Trans>
        </option>
        {[...titles].map(([id, { title, count }]) => (
          <option key={id} value={id}>
            {title} ({count})
          </option>
        ))}
      </Select>
    </div>
  );
}

function jobsOf(applicants: readonly Applicant[]) {
  const titles = new Map<string, { title: string; count: number }>();
  for (const { _jobId, job } of applicants) {
    const known = titles.get(_jobId);
    if (known) known.count += 1;
    else titles.set(_jobId, { title: job.title, count: 1 });
  }
  return titles;
}
