import { type CompanyJob, type JobStatus, PAY_REQUIRED } from '../entities/job.ts';

/** State machine of product section 4.1. */
const FROM = {
  publish: ['draft', 'unpublished'],
  unpublish: ['published'],
  update: ['draft', 'in_review', 'published', 'unpublished'],
  delete: ['draft', 'unpublished'],
} as const satisfies Record<string, readonly JobStatus[]>;

export function mayDoWithJob(act: keyof typeof FROM, status: JobStatus): boolean {
  return (FROM[act] as readonly JobStatus[]).includes(status);
}

/** Decision 6: no pay range, no publication of these kinds. */
export function lacksPay(job: Pick<CompanyJob, 'kind' | 'pay'>): boolean {
  return job.pay === null && PAY_REQUIRED.includes(job.kind);
}
