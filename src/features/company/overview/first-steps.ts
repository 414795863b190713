import { DAY_MS } from '../../../../contract/calendar-day.ts';
import type { Company } from '../../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';

export const FIRST_STEPS = ['registration', 'picture', 'job', 'colleague'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** A company that is older than this is not shown around any more, in days. */
const NEW_DAYS = 30;

/**
 * What a new company has done of its first steps (company.4); null where there is nothing to show: all are done, or it
 * has found its way without them.
 * @param now in milliseconds
 */
export function firstSteps(
  company: Company,
  jobs: readonly Pick<CompanyJob, 'publishedAt'>[],
  now: number,
): Record<FirstStep, boolean> | null {
  const { registration, verified, members, invitations } = company;
  const done: Record<FirstStep, boolean> = {
    // What was handed in is looked at by others now.
    registration: verified || registration?.state === 'waiting' || registration?.state === 'accepted',
    picture: company.logo !== null || company.banner !== null,
    job: jobs.some(({ publishedAt }) => publishedAt !== null),
    colleague: members.length + invitations.length > 1,
  };
  const isNew = now - Date.parse(company.createdAt) < NEW_DAYS * DAY_MS;
  const all = FIRST_STEPS.every((step) => done[step]);
  return all || (done.job && !isNew) ? null : done;
}
