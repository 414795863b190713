import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Location } from '../../../contract/entities/job.ts';
import { jobEdit } from '../../replica/queries/job-edit.ts';
import { useLive } from '../../replica/use-live.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JobEditor } from './job-form/job-editor.tsx';
import { isTyped, type JobStart, restored, startOf } from './job-form/job-start.ts';
import { isUnsettled, refusedCreate } from './job-list/job-change.ts';
import { JobStatus } from './job-list/job-status.tsx';
import { MissingJob } from './job-list/missing-job.tsx';
import { FirstLoad } from './overview/first-load.tsx';

type Props = {
  /** Without it a new job is written. */
  jobId?: string | undefined;
  /** Draws where it is, for the preview. */
  place: (location: Location) => ReactNode;
  /** Once it is saved on this device. */
  onDone: () => void;
};

/** /pwa/company/create-job and /pwa/company/edit-job */
export function JobFormScreen({ jobId, place, onDone }: Props) {
  const { t, i18n } = useLingui();
  const edit = useLive((db) => jobEdit(db, jobId), [jobId]);
  const draftKey = `job:${jobId ?? 'new'}`;
  const draft = useKeptDraft<JobStart>(draftKey);
  // A draft that says what the job says is not words to come back.
  const kept = draft.kept && (!draft.kept.base || isTyped(draft.kept, i18n.locale)) ? draft.kept : null;
  const row = edit?.row;
  const missing = edit && jobId && !row && !refusedCreate(edit.entries) && draft.kept === null;
  const ready = edit?.company && draft.kept !== undefined && !missing;
  return (
    <Page
      title={jobId ? t`Edit job` : t`Write a job`}
      wide
      lead={
        row && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {row.title} {!isUnsettled(edit.entries) && <JobStatus job={row} />}
          </span>
        )
      }
    >
      {!edit && <Skeleton lines={8} />}
      {edit && !edit.company && <FirstLoad />}
      {edit?.company && missing && <MissingJob jobId={jobId} />}
      {ready && edit.company && (
        <>
          {kept && jobId && <RestoredNote onDrop={() => void draft.drop()} />}
          <JobEditor
            key={kept ? 'kept' : 'saved'}
            jobId={jobId}
            companyId={edit.company._id}
            edit={edit}
            begun={kept ? restored(kept, i18n.locale) : startOf(edit.row, edit.entries, i18n.locale)}
            draft={draft}
            draftKey={draftKey}
            place={place}
            onDone={onDone}
          />
        </>
      )}
    </Page>
  );
}

/** Changes from an earlier visit are in the form again; the saved version is one tap away. */
function RestoredNote({ onDrop }: { onDrop: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-well px-4 py-2 text-small">
      <p>
        <Trans>What you were writing is back. It is not saved yet.</Trans>
      </p>
      <Button variant="bare" onClick={onDrop}>
        <Trans>Show the saved version</Trans>
      </Button>
    </div>
  );
}
