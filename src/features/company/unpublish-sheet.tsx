import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { jobPeople } from '../../replica/queries/job-people.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { Letter } from './letter.tsx';
import { OutcomeList } from './unpublish/outcome-list.tsx';
import { type Choice, outcomes, type UnpublishReason } from './unpublish/outcomes.ts';
import { ReasonField } from './unpublish/reason-field.tsx';

type Props = { jobId: string | undefined; onClose: () => void };

function isUnpublish(entry: OutboxEntry): entry is OutboxEntry<'job.unpublish'> {
  return entry.name === 'job.unpublish' && entry.state !== 'sending';
}

/** Takes a job off the market; nobody who applied is left without an outcome (editjob.3). */
export function UnpublishSheet({ jobId, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, discard } = useSync();
  const saving = useSaving();
  const read = useLive(async (db) => (jobId ? jobPeople(db, jobId) : null), [jobId]);
  const people = read && read.job._id === jobId ? read : undefined;
  const [chosenReason, setReason] = useState<UnpublishReason>();
  const [chosen, setChoice] = useState<Choice>();
  // One that was stopped, because somebody applied in between, is decided on from where it was left.
  const stopped = people?.entries.find(isUnpublish)?.args;
  const reason = chosenReason ?? stopped?.reason ?? 'paused';
  const choice = chosen ?? { all: null, single: stopped?.outcomes ?? {} };

  const close = () => {
    setChoice(undefined);
    setReason(undefined);
    onClose();
  };
  const send = async () => {
    if (!people) return;
    const decided = outcomes(
      people.open.map(({ _id }) => _id),
      choice,
      reason,
    );
    // Whoever has an answer on its way is open to the server until it arrives: it must not stop this.
    const answering = Object.fromEntries(people.answering.map((id) => [id, 'keep' as const]));
    const done = await saving(async () => {
      await mutate('job.unpublish', {
        _jobId: people.job._id,
        reason,
        outcomes: { ...answering, ...decided },
      });
      // Only once the new one is safe: the one it replaces was stopped and held this job's lane.
      for (const entry of people.entries.filter(isUnpublish)) await discard(entry.id);
    });
    if (done) close();
  };
  const open = people?.open ?? [];
  const rejects =
    open.length > 0 &&
    Object.values(
      outcomes(
        open.map(({ _id }) => _id),
        choice,
        reason,
      ),
    ).includes('reject');
  return (
    <Sheet
      open={jobId !== undefined}
      onClose={close}
      sticky
      title={<Trans>Take off the market</Trans>}
      actions={
        <>
          <Button onClick={() => void send()} busy={!people && t`Loading`}>
            <Trans>Take off the market</Trans>
          </Button>
          <Button variant="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {people && (
        <div className="grid gap-6">
          <p className="font-semibold">{people.job.title}</p>
          <ReasonField reason={reason} onChange={setReason} />
          {open.length > 0 && (
            <OutcomeList open={open} reason={reason} choice={choice} onChange={setChoice} />
          )}
          {rejects && (
            <div className="grid gap-2">
              <p className="text-small font-semibold">
                <Trans>Whoever is turned down reads this:</Trans>
              </p>
              <Letter from={people.company?.companyName}>
                {people.company?.general.rejectionText ?? ''}
              </Letter>
              <p className="text-small text-soft">
                <Trans>
                  It is your company's text. Change it in the{' '}
                  <TextLink to="/pwa/company/settings">settings</TextLink>, or answer somebody in words of
                  their own from the board.
                </Trans>
              </p>
            </div>
          )}
        </div>
      )}
    </Sheet>
  );
}
