import { dayOf } from '../../../../contract/calendar-day.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { PlanSheet } from './plan-sheet.tsx';

type Props = { jobId: string | undefined; onClose: () => void };

/** Plans when a job of the list goes online by itself, moves that, or takes it back. */
export function ScheduleSheet({ jobId, onClose }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  const job = useLive(async (db) => (jobId ? db.companyJob.get(jobId) : undefined), [jobId]);
  const schedule = async (at: string | null) => {
    if (!job) return;
    const kept = job.goesOnline?.validThrough;
    const until = at !== null && kept ? { validThrough: kept } : {};
    if (await saving(() => mutate('job.schedule', { _jobId: job._id, rev: job.rev, at, ...until })))
      onClose();
  };
  return (
    <PlanSheet
      key={jobId ?? 'none'}
      open={jobId !== undefined && job?._id === jobId}
      title={job?.title ?? ''}
      planned={job?.goesOnline?.at}
      closes={job?.goesOnline?.validThrough ? dayOf(job.goesOnline.validThrough) : ''}
      onClose={onClose}
      onPlan={(at) => void schedule(at)}
      onTakeBack={job?.goesOnline && (() => void schedule(null))}
    />
  );
}
