import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { jobPeople } from '../../replica/queries/job-people.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type Props = { jobId: string | undefined; onClose: () => void };

/** Deletes a job, once its title was typed (editjob.7). Not while somebody waits for an answer. */
export function DeleteJobSheet({ jobId, onClose }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const read = useLive(async (db) => (jobId ? jobPeople(db, jobId) : null), [jobId]);
  const people = read && read.job._id === jobId ? read : undefined;
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);

  const title = people?.job.title ?? '';
  const matches = typed.trim() === title.trim();
  const open = people?.open.length ?? 0;
  const close = () => {
    setTyped('');
    setTried(false);
    onClose();
  };
  const remove = async () => {
    setTried(true);
    if (!jobId || !matches || open > 0) return;
    if (await saving(() => mutate('job.delete', { jobId }))) close();
  };
  return (
    <Sheet
      open={jobId !== undefined}
      onClose={close}
      title={<Trans>Delete this job</Trans>}
      actions={
        <>
          {open === 0 && (
            <Button variant="danger" onClick={() => void remove()}>
              <Trans>Delete the job</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {open > 0 ? (
          <p>
            <Plural
              value={open}
              one="# person still waits for an answer on this job. Answer first, then it can be deleted."
              other="# people still wait for an answer on this job. Answer them first, then it can be deleted."
            />
          </p>
        ) : (
          <>
            <p>
              <Trans>
                The text of <b>{title}</b> is gone afterwards, for everybody in your company. You can undo
                this for ten seconds.
              </Trans>
            </p>
            <TextField
              label={<Trans>Type the title to confirm</Trans>}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={tried && !matches && t`This is not the title yet. It reads: ${title}`}
              autoComplete="off"
            />
          </>
        )}
      </div>
    </Sheet>
  );
}
