import type { Applicant } from '../../../../contract/entities/application.ts';
import type { MutationArgs } from '../../../../contract/mutations.ts';

export type Outcome = MutationArgs<'job.unpublish'>['outcomes'][string];
export type UnpublishReason = MutationArgs<'job.unpublish'>['reason'];

/** Whether anybody of the company has looked at it. */
export type Group = 'opened' | 'unopened';
type Waiting = Pick<Applicant, '_id' | 'seenAt'>;

/** What was chosen: for everybody of a group, and for some of them by name. */
export type Choice = Readonly<Record<Group, Outcome | null>> & {
  readonly single: Readonly<Record<string, Outcome>>;
  /** Ids of those who got the job; they count only where it is filled. */
  readonly hired: readonly string[];
};
export const NOTHING_CHOSEN: Choice = { opened: null, unopened: null, single: {}, hired: [] };

export function groupOf({ seenAt }: Waiting): Group {
  return seenAt === null ? 'unopened' : 'opened';
}

/**
 * Who still waits keeps waiting while a job is paused; once it is over nobody is left without an answer. Null for those
 * nobody has looked at: that they are declined is never taken for granted, somebody has to say so.
 */
export function outcomeOf(person: Waiting, choice: Choice, reason: UnpublishReason): Outcome | null {
  const group = groupOf(person);
  const chosen = choice.single[person._id] ?? choice[group];
  if (chosen) return chosen;
  if (reason === 'paused') return 'keep';
  return group === 'opened' ? 'reject' : null;
}

export type Outcomes = {
  /** As the call demands them, one for each open applicant (editjob.3). */
  decided: Record<string, Outcome>;
  /** Ids of those to be noted as hired, open or not. */
  hired: string[];
  undecided: number;
  declined: number;
};

/** @param talking invited already: they need no outcome, and may be hired */
export function outcomes(
  open: readonly Waiting[],
  talking: readonly Pick<Waiting, '_id'>[],
  choice: Choice,
  reason: UnpublishReason,
): Outcomes {
  const known = new Set([...open, ...talking].map(({ _id }) => _id));
  const hired = reason === 'filled' ? choice.hired.filter((id) => known.has(id)) : [];
  const found = open.map((person) => {
    // Being hired is an answer: the server invites them to talk.
    const outcome = hired.includes(person._id) ? 'keep' : outcomeOf(person, choice, reason);
    return [person._id, outcome] as const;
  });
  const decided = found.flatMap(([id, outcome]) => (outcome ? [[id, outcome] as const] : []));
  return {
    decided: Object.fromEntries(decided),
    hired,
    undecided: found.length - decided.length,
    declined: decided.filter(([, outcome]) => outcome === 'reject').length,
  };
}
