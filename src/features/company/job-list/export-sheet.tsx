import { Plural, Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { Button } from '../../../ui/button.tsx';
import { csvOf, separatorOf } from '../../../ui/csv.ts';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { applicationsTable } from './applications-table.ts';

type Props = { jobId: string | undefined; onClose: () => void };

/**
 * Saves the applications of a job as a table in the reader's language. They come from the server: a device may not have
 * all of them yet.
 */
export function ExportSheet({ jobId, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { state, run, forget } = useIntent<'export'>();
  const [saved, setSaved] = useState<number>();
  const job = useLive(async (db) => (jobId ? db.companyJob.get(jobId) : undefined), [jobId]);
  const close = () => {
    setSaved(undefined);
    forget();
    onClose();
  };
  const save = async () => {
    if (!job) return;
    const told = await run('export', (once) =>
      once('application.export', { jobId: job._id, format: 'json' }),
    );
    if (!told) return;
    const { applicants } = JSON.parse(told.content) as { applicants: Applicant[] };
    const table = csvOf(applicationsTable(applicants, job, i18n), separatorOf(i18n.locale));
    saveFile(new Blob([table], { type: 'text/csv' }), `${job.title.replace(/[\\/:*?"<>|]/g, ' ')}.csv`);
    setSaved(applicants.length);
  };
  return (
    <Sheet
      open={jobId !== undefined}
      onClose={close}
      title={<Trans>Save the applications</Trans>}
      actions={
        <>
          <Button
            icon={FileDown}
            busy={state.step === 'busy' && t`Fetching them`}
            onClick={() => void save()}
          >
            <Trans>Save as table (CSV)</Trans>
          </Button>
          <Button variant="quiet" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {job && (
          <p className="font-semibold wrap-anywhere" lang="">
            {job.title}
          </p>
        )}
        <p>
          <Trans>
            One line for each person who applied: name, state, letter, answers and your notes. Email and phone
            are there only of those you have invited to talk. Any spreadsheet opens it.
          </Trans>
        </p>
        <p className="text-small text-soft">
          <Trans>
            These are personal data. Delete the file once you no longer need it; here they are erased by
            themselves.
          </Trans>
        </p>
        <p role="status" className="font-semibold empty:hidden">
          {saved !== undefined && (
            <Plural
              value={saved}
              _0="Nobody’s data are left."
              one="# application is saved."
              other="# applications are saved."
            />
          )}
        </p>
        {state.step === 'stopped' && (
          <ProblemNote
            problem={state.problem}
            title={t`The applications were not saved`}
            lost={t`This needs the network. Trying again is safe.`}
          />
        )}
      </div>
    </Sheet>
  );
}
