import type { JobDraft } from '../entities/job.ts';
import type { AdvertiserKind } from '../entities/registration.ts';

/**
 * Whether a private household may look for somebody for this: a mini job in its home. Whatever is more than that makes
 * a business of it, which has a tax number. Everybody else may.
 */
export function mayAdvertise(kind: AdvertiserKind, job: Pick<JobDraft, 'kind' | 'branches'>): boolean {
  return kind !== 'household' || (job.kind === 'minijob' && job.branches.every((one) => one === 'household'));
}
