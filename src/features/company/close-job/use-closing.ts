import { useEffect, useState } from 'react';
import type { MutationArgs } from '../../../../contract/mutations.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { JobPeople } from '../../../replica/queries/job-people.ts';
import { useReplica } from '../../../replica/use-live.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { accessOf } from '../access.ts';
import { type Choice, type CloseReason, groupOf, NOTHING_CHOSEN, outcomes } from './outcomes.ts';

/** What was chosen, kept on the device until the job is closed. */
export type CloseDraft = { reason?: CloseReason; choice: Choice };

export function closeDraft(jobId: string): string {
  return `close:${jobId}`;
}

/** One that was stopped, because somebody applied in between, is decided on again from where it was left. */
export function isUnpublish(entry: OutboxEntry): entry is OutboxEntry<'job.unpublish'> {
  return entry.name === 'job.unpublish' && entry.state !== 'sending';
}

function begun(people: JobPeople): CloseDraft {
  const stopped = people.entries.find(isUnpublish)?.args;
  if (!stopped) return { choice: NOTHING_CHOSEN };
  const ended = Object.fromEntries((stopped.endTalks ?? []).map((id) => [id, 'reject'] as const));
  const choice: Choice = {
    ...NOTHING_CHOSEN,
    single: { ...stopped.outcomes, ...ended },
    hired: stopped.hired ?? [],
    texts: stopped.texts ?? {},
  };
  return { reason: stopped.reason, choice };
}

/** What is chosen on the page that closes a job, what follows from it, and the act itself. */
export function useClosing(people: JobPeople, draft: KeptDraft<CloseDraft>, onDone: () => void) {
  const { uid } = useReplica();
  const { mutate, replace } = useSync();
  const saving = useSaving();
  const [first] = useState(() => draft.kept ?? begun(people));
  const [chosen, setChosen] = useState(first);
  const { save } = draft;
  useEffect(() => {
    if (chosen !== first) save(chosen);
  }, [chosen, first, save]);
  const { reason, choice } = chosen;

  const mayAnswer = accessOf(people.company, uid).answer;
  const offered = people.talking.flatMap((person) => {
    const offer = people.offers.get(person._id);
    return offer ? [{ person, offer }] : [];
  });
  const talking = people.talking.filter(({ _id }) => !people.offers.has(_id));
  // Hiring somebody who waits invites them to talk, and ending a conversation declines them: not everybody may.
  const candidates = mayAnswer ? [...people.talking, ...people.open] : people.talking;
  const opened = people.open.filter((one) => groupOf(one) === 'opened');
  const unopened = people.open.filter((one) => groupOf(one) === 'unopened');
  const theirs = [...(mayAnswer ? talking : []), ...opened, ...unopened];
  // One who has an offer, or may only be left in conversation, is no case for a choice, and can be hired all the same.
  const hiredElse =
    reason === 'filled'
      ? choice.hired.filter(
          (id) => people.talking.some(({ _id }) => _id === id) && !theirs.some(({ _id }) => _id === id),
        )
      : [];
  const found = outcomes(theirs, choice, reason ?? 'paused');
  const hired = [...found.hired, ...hiredElse];
  const isHired = new Set(hired);

  const close = async (): Promise<void> => {
    if (!reason) return;
    await draft.finish();
    // An applicant whose answer is on its way is open to the server until it arrives: it must not stop this.
    const answering = Object.fromEntries(people.answering.map((id) => [id, 'keep' as const]));
    const texts = Object.fromEntries(Object.entries(choice.texts).filter(([, text]) => text.trim() !== ''));
    const args: MutationArgs<'job.unpublish'> = {
      _jobId: people.job._id,
      reason,
      outcomes: { ...answering, ...found.decided },
      ...(hired.length > 0 && { hired }),
      ...(found.endTalks.length > 0 && { endTalks: found.endTalks }),
      ...(found.declined > 0 && Object.keys(texts).length > 0 && { texts }),
    };
    const options = { draft: closeDraft(people.job._id) };
    const stopped = people.entries.filter(isUnpublish).map(({ id }) => id);
    const done = await saving(async () => {
      if (stopped.length > 0 && (await replace(stopped, [{ name: 'job.unpublish', args }], options))) return;
      await mutate('job.unpublish', args, options);
    });
    draft.resume();
    if (done) onDone();
  };
  return {
    reason,
    choice,
    setReason: (next: CloseReason) => setChosen({ ...chosen, reason: next }),
    setChoice: (next: Choice) => setChosen({ ...chosen, choice: next }),
    /** Nothing is chosen, and nothing kept. */
    forget: () => draft.drop(),
    failed: draft.failed,
    candidates,
    offered: offered.filter(({ person }) => !isHired.has(person._id)),
    /** Conversations that the reader may not end. */
    fixed: mayAnswer ? [] : talking.filter(({ _id }) => !isHired.has(_id)),
    /** Whose outcome is chosen, in the order of how far they are. */
    theirs: theirs.filter(({ _id }) => !isHired.has(_id)),
    outcomes: { ...found, hired },
    close,
  };
}

export type Closing = ReturnType<typeof useClosing>;
