import { canonicalJson } from '../canonical-json.ts';
import { type JobDraft, type JobPatch, jobDraft } from '../entities/job.ts';
import { MATERIAL } from './job.ts';

const KEYS = Object.keys(jobDraft.shape) as (keyof JobDraft)[];

/** What the company writes, out of a job that carries more. */
export function draftOf(job: JobDraft): JobDraft {
  return Object.fromEntries(KEYS.map((key) => [key, job[key]])) as JobDraft;
}

/** Only what is different, so that a colleague's change of another field is not written over (editjob.1). */
export function changedFields(before: JobDraft, after: JobDraft): JobPatch {
  const changed = KEYS.filter((key) => canonicalJson(before[key]) !== canonicalJson(after[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as JobPatch;
}

/** Whether people who applied have to think again (editjob.2), as the server decides it. */
export function isMaterial(patch: JobPatch): boolean {
  return MATERIAL.some((key) => key in patch);
}
