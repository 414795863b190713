import { canonicalJson } from '../../../../contract/canonical-json.ts';
import type { CompanyJob, JobDraft } from '../../../../contract/entities/job.ts';
import { draftOf } from '../../../../contract/policy/changed-fields.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { refusedCreate } from '../job-list/job-change.ts';
import { type Beyond, beyondOf, blankValues, type JobFormValues, valuesOf } from './values.ts';

/** Where an editing began, and what stands in the form; this is what is kept as its draft. */
export type JobStart = {
  values: JobFormValues;
  /** The job as it was then; null: it does not exist yet. */
  base: JobDraft | null;
  /** What the form held then beyond the text; left out by an app that did not ask for it. */
  beyond?: Beyond;
  /** Its version then: a colleague's later change is a conflict. */
  rev: number;
  /** Stopped entries whose text stands in the form now: they go once it was saved anew. */
  replaces: string[];
};

/** The form for a job as it is shown, for one the server refused to make, or for a new one. */
export function startOf(row: CompanyJob | null, entries: readonly OutboxEntry[], tag: string): JobStart {
  if (row) {
    const base = draftOf(row);
    const beyond = beyondOf(row);
    return { values: { ...valuesOf(base, tag), ...beyond }, base, beyond, rev: row.rev, replaces: [] };
  }
  const refused = refusedCreate(entries);
  if (refused) {
    // What was done on top of it went the same way.
    const replaces = entries.map(({ id }) => id);
    const { job } = refused.args;
    const values = { ...valuesOf(job, tag), visibleTo: job.visibleTo ?? null };
    return { values, base: null, rev: 0, replaces };
  }
  return { values: blankValues('employment'), base: null, rev: 0, replaces: [] };
}

/** Whether the form holds anything but the job as it was stored: a kept draft or a refused edit begins with such words. */
export function isTyped({ base, beyond, values }: JobStart, tag: string, now = values): boolean {
  return canonicalJson(now) !== canonicalJson(base ? { ...valuesOf(base, tag), ...beyond } : values);
}

/** What was kept from last time, perhaps by a version of the app whose form asked for less. */
export function restored(kept: JobStart, tag: string): JobStart {
  const known: Partial<JobFormValues> = kept.values;
  const { base, beyond } = kept;
  const asked = base ? valuesOf(base, tag) : blankValues(kept.values.kind);
  const { questions, platforms, deliverables, due, usageRights, disclosure, budget, currency } = asked;
  const later = {
    questions,
    platforms,
    deliverables,
    due,
    usageRights,
    disclosure,
    budget,
    currency,
    ...beyond,
  };
  return { ...kept, values: { ...blankValues(kept.values.kind), ...later, ...known } };
}

/** The changes of a refused edit, put back into the form of the job as it is now. */
export function editedAgain(row: CompanyJob, refused: OutboxEntry<'job.update'>, tag: string): JobStart {
  const start = startOf(row, [], tag);
  const changed = { ...row, ...refused.args.patch };
  const values = { ...valuesOf(draftOf(changed), tag), ...beyondOf(changed) };
  return { ...start, values, replaces: [refused.id] };
}
