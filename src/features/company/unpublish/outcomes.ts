import type { MutationArgs } from '../../../../contract/mutations.ts';

export type Outcome = MutationArgs<'job.unpublish'>['outcomes'][string];
export type UnpublishReason = MutationArgs<'job.unpublish'>['reason'];

/** What was chosen: for everybody at once, and for some of them by name. */
export type Choice = { all: Outcome | null; single: Readonly<Record<string, Outcome>> };

/** Who still waits keeps waiting while a job is paused; once it is over nobody is left without an answer. */
export function usualOutcome(reason: UnpublishReason): Outcome {
  return reason === 'paused' ? 'keep' : 'reject';
}

export function outcomeOf(id: string, choice: Choice, reason: UnpublishReason): Outcome {
  return choice.single[id] ?? choice.all ?? usualOutcome(reason);
}

/** One outcome for each open applicant, as the call demands (editjob.3). */
export function outcomes(
  openIds: readonly string[],
  choice: Choice,
  reason: UnpublishReason,
): Record<string, Outcome> {
  return Object.fromEntries(openIds.map((id) => [id, outcomeOf(id, choice, reason)]));
}
