import type { JobPatch } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { Submission } from './submission.ts';

/** A job's edits that a colleague's change has overtaken, as they would be sent on the newer version. */
export type Resend = {
  /** All of it: what is left out of what is saved again is lost with the entries it replaces. */
  asked: Submission;
  /** Entries they replace. */
  discards: string[];
};

/** @param rev the version that is shown now @param left fields of which the colleague's version is kept */
export function resend(
  entries: readonly OutboxEntry[],
  rev: number,
  left: ReadonlySet<keyof JobPatch> = new Set(),
): Resend {
  const updates = entries.filter((entry): entry is OutboxEntry<'job.update'> => entry.name === 'job.update');
  const publishes = entries.filter(
    (entry): entry is OutboxEntry<'job.publish'> => entry.name === 'job.publish',
  );
  const whole = Object.assign({}, ...updates.map(({ args }) => args.patch)) as JobPatch;
  const mine = (Object.keys(whole) as (keyof JobPatch)[]).filter((key) => !left.has(key));
  const patch = Object.fromEntries(mine.map((key) => [key, whole[key]])) as JobPatch;
  const note = updates.findLast(({ args }) => args.note !== undefined)?.args.note;
  const [first] = updates;
  const last = publishes.at(-1);
  const overtaken: readonly OutboxEntry[] = entries.filter(
    ({ name }) => name === 'job.update' || name === 'job.publish' || name === 'job.schedule',
  );
  const plan = entries.findLast(
    (entry): entry is OutboxEntry<'job.schedule'> => entry.name === 'job.schedule',
  );
  return {
    asked: {
      create: null,
      update:
        first && mine.length > 0 ? { _jobId: first.args._jobId, rev, patch, ...(note && { note }) } : null,
      publish: last ? { ...last.args, rev } : null,
      ...(plan && { schedule: { ...plan.args, rev } }),
    },
    discards: overtaken.map(({ id }) => id),
  };
}
