import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { isTyped, type JobStart, startOf } from './job-start.ts';
import type { JobFormValues } from './values.ts';

/**
 * As long as nothing was changed in it, the form shows the job as it is: after a colleague's edit, after a choice
 * between two versions, after the answer to one's own. What was typed is never written over.
 */
export function useFollowRow<Context>(
  form: UseFormReturn<JobFormValues, Context>,
  { row, start, tag }: { row: CompanyJob | null; start: JobStart; tag: string },
  onFollow: (start: JobStart) => void,
): void {
  const moved = row !== null && start.base !== null && row.rev !== start.rev;
  const shown = row && JSON.stringify(startOf(row, [], tag).base) !== JSON.stringify(start.base);
  useEffect(() => {
    if (!row || !(moved || shown)) return;
    if (isTyped(start, tag, form.getValues())) return;
    const next = startOf(row, [], tag);
    form.reset(next.values);
    onFollow(next);
  });
}
