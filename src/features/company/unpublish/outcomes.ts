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
};
export const NOTHING_CHOSEN: Choice = { opened: null, unopened: null, single: {} };

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
  undecided: number;
  declined: number;
};

export function outcomes(open: readonly Waiting[], choice: Choice, reason: UnpublishReason): Outcomes {
  const found = open.map((person) => [person._id, outcomeOf(person, choice, reason)] as const);
  const decided = found.flatMap(([id, outcome]) => (outcome ? [[id, outcome] as const] : []));
  return {
    decided: Object.fromEntries(decided),
    undecided: found.length - decided.length,
    declined: decided.filter(([, outcome]) => outcome === 'reject').length,
  };
}
