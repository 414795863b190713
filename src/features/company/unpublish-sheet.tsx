import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { type JobPeople, jobPeople } from '../../replica/queries/job-people.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { accessOf } from './access.ts';
import { DeclineLetters } from './unpublish/decline-letters.tsx';
import { HiredField } from './unpublish/hired-field.tsx';
import { OutcomeList } from './unpublish/outcome-list.tsx';
import { type Choice, NOTHING_CHOSEN, outcomes, type UnpublishReason } from './unpublish/outcomes.ts';
import { ReasonField } from './unpublish/reason-field.tsx';

type Props = { jobId: string | undefined; onClose: () => void };

const NOBODY: Pick<JobPeople, 'open' | 'talking' | 'hired'> = { open: [], talking: [], hired: [] };

function isUnpublish(entry: OutboxEntry): entry is OutboxEntry<'job.unpublish'> {
  return entry.name === 'job.unpublish' && entry.state !== 'sending';
}

/** Closes a job; nobody who applied is left without an outcome, and nobody is declined unseen by a default (editjob.3). */
export function UnpublishSheet({ jobId, onClose }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const { mutate, discard } = useSync();
  const saving = useSaving();
  const read = useLive(async (replica) => (jobId ? jobPeople(replica, jobId) : null), [jobId]);
  const people = read && read.job._id === jobId ? read : undefined;
  const [chosenReason, setReason] = useState<UnpublishReason>();
  const [chosen, setChoice] = useState<Choice>();
  // One that was stopped, because somebody applied in between, is decided on from where it was left.
  const stopped = people?.entries.find(isUnpublish)?.args;
  const reason = chosenReason ?? stopped?.reason ?? 'paused';
  const choice = chosen ?? {
    ...NOTHING_CHOSEN,
    single: stopped?.outcomes ?? {},
    hired: stopped?.hired ?? [],
  };
  const [tried, setTried] = useState(false);
  const summaryId = useId();
  const { open, talking, hired: known } = people ?? NOBODY;
  // Hiring somebody who waits invites them to talk, which not everybody may.
  const candidates = accessOf(people?.company, db.uid).answer ? [...talking, ...open] : talking;
  const { decided, hired, undecided, declined } = outcomes(open, talking, choice, reason);
  const waiting = open.filter(({ _id }) => !hired.includes(_id));

  const close = () => {
    setChoice(undefined);
    setReason(undefined);
    setTried(false);
    onClose();
  };
  const send = async () => {
    if (!people) return;
    setTried(true);
    if (undecided > 0) return;
    // An applicant whose answer is on its way is open to the server until it arrives: it must not stop this.
    const answering = Object.fromEntries(people.answering.map((id) => [id, 'keep' as const]));
    const done = await saving(async () => {
      await mutate('job.unpublish', {
        _jobId: people.job._id,
        reason,
        outcomes: { ...answering, ...decided },
        ...(hired.length > 0 && { hired }),
      });
      // Only once the new one is safe: the one it replaces was stopped and held this job's lane.
      for (const entry of people.entries.filter(isUnpublish)) await discard(entry.id);
    });
    if (done) close();
  };
  const kept = waiting.length - declined;
  return (
    <Sheet
      open={jobId !== undefined}
      onClose={close}
      sticky
      title={<Trans>Close this job</Trans>}
      actions={
        <>
          <Button onClick={() => void send()} busy={!people && t`Loading`} aria-describedby={summaryId}>
            {declined > 0 ? (
              <Plural value={declined} one="Close and decline # person" other="Close and decline # people" />
            ) : (
              <Trans>Close this job</Trans>
            )}
          </Button>
          <Button variant="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {people && (
        <div className="grid gap-6">
          <p className="font-semibold" lang="">
            {people.job.title}
          </p>
          <ReasonField reason={reason} onChange={setReason} />
          {reason === 'filled' && candidates.length + known.length > 0 && (
            <HiredField
              people={candidates}
              known={known}
              chosen={hired}
              onChange={(ids) => setChoice({ ...choice, hired: ids })}
            />
          )}
          {waiting.length > 0 && (
            <OutcomeList
              open={waiting}
              reason={reason}
              choice={choice}
              onChange={setChoice}
              error={
                tried &&
                undecided > 0 && (
                  <Plural
                    value={undecided}
                    one="Decide first what becomes of # person whose application nobody has opened."
                    other="Decide first what becomes of # people whose applications nobody has opened."
                  />
                )
              }
            />
          )}
          {declined > 0 && people.company && (
            <DeclineLetters
              general={people.company.general}
              companyName={people.company.companyName}
              jobTitle={people.job.title}
            />
          )}
          <p id={summaryId} className="text-small">
            {hired.length > 0 && (
              <>
                <Plural
                  value={hired.length}
                  one="# person is noted as hired."
                  other="# people are noted as hired."
                />{' '}
              </>
            )}
            {declined > 0 && (
              <>
                <Plural value={declined} one="# person is declined." other="# people are declined." />{' '}
              </>
            )}
            {kept > 0 && undecided === 0 && (
              <>
                <Plural value={kept} one="# application stays open." other="# applications stay open." />{' '}
              </>
            )}
            <Trans>You can undo this for ten seconds; nothing is sent before.</Trans>
          </p>
        </div>
      )}
    </Sheet>
  );
}
