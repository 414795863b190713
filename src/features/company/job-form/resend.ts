import type { JobPatch } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { Submission } from './submission.ts';

/** A job's edits that a colleague's change has overtaken, as they would be sent on the newer version. */
export type Resend = Pick<Submission, 'update' | 'publish'> & {
  /** Entries they replace, last first, so that none of them is sent while the ones before it go. */
  discards: string[];
};

/** @param rev the version that is shown now */
export function resend(entries: readonly OutboxEntry[], rev: number): Resend {
  const updates = entries.filter((entry): entry is OutboxEntry<'job.update'> => entry.name === 'job.update');
  const publishes = entries.filter(
    (entry): entry is OutboxEntry<'job.publish'> => entry.name === 'job.publish',
  );
  const patch = Object.assign({}, ...updates.map(({ args }) => args.patch)) as JobPatch;
  const [first] = updates;
  const last = publishes.at(-1);
  const overtaken: readonly OutboxEntry[] = entries.filter(
    ({ name }) => name === 'job.update' || name === 'job.publish',
  );
  return {
    update: first ? { _jobId: first.args._jobId, rev, patch } : null,
    publish: last ? { ...last.args, rev } : null,
    discards: overtaken.map(({ id }) => id).reverse(),
  };
}
