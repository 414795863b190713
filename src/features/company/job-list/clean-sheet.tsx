import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf } from '../../../../contract/calls.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { useBanner } from '../../../ui/banner-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { jobId: string | undefined; onClose: () => void };
type Counts = AnswerOf<'job.clean'>;

/** Erases the applicants' data of a job that is over, after a look at what goes and what stays (editjob.6). */
export function CleanSheet({ jobId, onClose }: Props) {
  const { t } = useLingui();
  const { show } = useBanner();
  const { state, run, forget } = useIntent<'count' | 'erase'>();
  const [counted, setCounted] = useState<{ jobId: string; counts: Counts }>();
  const job = useLive(async (db) => (jobId ? db.companyJob.get(jobId) : undefined), [jobId]);
  const counts = counted?.jobId === jobId ? counted?.counts : undefined;

  const count = async () => {
    if (jobId === undefined) return;
    const told = await run('count', (once) => once('job.clean', { _jobId: jobId, dryRun: true }));
    if (told) setCounted({ jobId, counts: told });
  };
  const erase = async () => {
    if (jobId === undefined) return;
    const done = await run('erase', (once) => once('job.clean', { _jobId: jobId }));
    if (!done) return;
    show({
      title: t`The applicants’ data are erased`,
      message: t`The ad and its numbers are still here.`,
      color: 'success',
    });
    close();
  };
  const close = () => {
    setCounted(undefined);
    forget();
    onClose();
  };
  const begin = useEffectEvent(() => void count());
  useEffect(() => {
    if (jobId !== undefined) begin();
  }, [jobId]);

  const nothing = counts && counts.erased.applications === 0;
  const refused = state.step === 'stopped' && state.problem.kind === 'refused' && state.problem.error.code;
  return (
    <Sheet
      open={jobId !== undefined}
      onClose={close}
      title={<Trans>Erase the applicants’ data</Trans>}
      actions={
        <>
          {counts && !nothing && (
            <Button variant="danger" busy={state.step === 'busy' && t`Erasing`} onClick={() => void erase()}>
              <Plural
                value={counts.erased.applications}
                one="Erase # application for good"
                other="Erase # applications for good"
              />
            </Button>
          )}
          {state.step === 'stopped' && state.problem.kind === 'no-answer' && !counts && (
            <Button onClick={() => void count()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            {nothing ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {job && (
          <p className="font-semibold wrap-anywhere" lang="">
            {job.title}
          </p>
        )}
        {!counts && state.step !== 'stopped' && <Skeleton lines={4} />}
        {nothing && (
          <p>
            <Trans>There is nothing to erase: no data of applicants are left on this job.</Trans>
          </p>
        )}
        {counts && !nothing && <Preview counts={counts} />}
        {refused === 'outcomes_missing' ? (
          <p role="alert">
            <Trans>
              Somebody still waits for an answer on this job. Answer everybody first; then their data can be
              erased.
            </Trans>
          </p>
        ) : refused === 'state_conflict' ? (
          <p role="alert">
            <Trans>
              An offer for this job is still open. Wait for the answer or withdraw the offer; then the data
              can be erased.
            </Trans>
          </p>
        ) : (
          state.step === 'stopped' && (
            <ProblemNote
              problem={state.problem}
              title={t`Nothing was erased`}
              lost={t`This needs the network. Trying again is safe.`}
            />
          )
        )}
      </div>
    </Sheet>
  );
}

function Preview({ counts: { erased, talking = 0 } }: { counts: Counts }) {
  const { applications, files, messages } = erased;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section className="grid content-start gap-2 rounded-card border border-danger/40 bg-danger-wash p-4">
        <h3 className="text-body font-semibold">
          <Trans>This is erased, for everybody in your company</Trans>
        </h3>
        <ul className="grid list-disc gap-1 ps-5 text-small">
          <li>
            <Plural
              value={applications}
              one="# application: name, letter, answers, CV and your notes"
              other="# applications: names, letters, answers, CVs and your notes"
            />
          </li>
          <li>
            <Plural value={files} one="# file" other="# files" />
          </li>
          <li>
            <Plural value={messages} one="# message" other="# messages" />
          </li>
          {talking > 0 && (
            <li>
              <Plural
                value={talking}
                one="# conversation: the person reads that the job is closed and their application has ended"
                other="# conversations: each person reads that the job is closed and their application has ended"
              />
            </li>
          )}
        </ul>
      </section>
      <section className="grid content-start gap-2 rounded-card border border-line p-4">
        <h3 className="text-body font-semibold">
          <Trans>This stays</Trans>
        </h3>
        <ul className="grid list-disc gap-1 ps-5 text-small">
          <li>
            <Trans>the text of the ad and its earlier versions</Trans>
          </li>
          <li>
            <Trans>how many people looked, applied and were answered</Trans>
          </li>
          <li>
            <Trans>signed offers</Trans>
          </li>
        </ul>
      </section>
      <p className="text-small text-soft sm:col-span-2">
        <Trans>It cannot be undone. Save the applications first if you still need them.</Trans>
      </p>
    </div>
  );
}
