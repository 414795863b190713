import type { Applicant } from '../../../contract/entities/application.ts';
import type { Company } from '../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import { isHired, isOpen } from '../../../contract/policy/application.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { applicants } from './applicants.ts';
import { offersByApplication } from './offers.ts';
import { entriesByRow, entriesTouching } from './outbox.ts';

export type JobPeople = {
  job: CompanyJob;
  company: Company | undefined;
  /** Who still waits for an answer, longest first. */
  open: Applicant[];
  /** Invited to talk and not hired yet, longest first. */
  talking: Applicant[];
  /** Offers to them that run, by application. */
  offers: ReadonlyMap<string, Offer>;
  /** Hired by signatures here, or noted as hired. */
  hired: Applicant[];
  /** Ids of those whose answer is on its way: to the server they are still open. */
  answering: string[];
  entries: OutboxEntry[];
};

const ANSWERS = ['application.accept', 'application.reject'];

/** A job and the people who wait for an answer on it; null where there is no such job on this device. */
export async function jobPeople(db: Replica, jobId: string): Promise<JobPeople | null> {
  const job = await db.companyJob.get(jobId);
  if (!job) return null;
  const applied = await db.applicant.where('_jobId').equals(jobId).toArray();
  const answers = await entriesByRow(db, 'applicant');
  const at = ({ statusAt }: Applicant) => statusAt.submitted ?? '';
  const those = (are: (one: Applicant) => boolean) =>
    applied.filter(are).toSorted((a, b) => at(a).localeCompare(at(b)));
  return {
    job,
    company: await db.company.get(job._companyId),
    open: those(({ status }) => isOpen(status)),
    talking: those((one) => one.status === 'accepted' && !isHired(one)),
    offers: new Map(
      [...(await offersByApplication(db))].filter(([, { status }]) => LIVE_OFFER.includes(status)),
    ),
    hired: those(isHired),
    answering: applied
      .filter(
        ({ _id, status }) => !isOpen(status) && answers.get(_id)?.some(({ name }) => ANSWERS.includes(name)),
      )
      .map(({ _id }) => _id),
    entries: await entriesTouching(db, 'companyJob', jobId),
  };
}

/** Names of those who were hired for one job; who applied first comes first. */
export async function hiredFor(db: Replica, jobId: string): Promise<string[]> {
  const applied = await db.applicant.where('_jobId').equals(jobId).toArray();
  const at = ({ statusAt }: Applicant) => statusAt.submitted ?? '';
  return applied
    .filter(isHired)
    .toSorted((a, b) => at(a).localeCompare(at(b)))
    .map(({ name }) => name);
}

/** Names of those who were hired, by their job; the one who applied first comes first. */
export async function hiredByJob(db: Replica): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { _jobId, name } of (await applicants(db)).filter(isHired).toReversed())
    found.set(_jobId, [...(found.get(_jobId) ?? []), name]);
  return found;
}
