import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Company } from '../../../../contract/entities/company.ts';
import type { Replica } from '../../../replica/database.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { applicants } from '../../../replica/queries/applicants.ts';
import { myCompany } from '../../../replica/queries/me.ts';
import { offersByApplication } from '../../../replica/queries/offers.ts';
import { entriesByRow, type SyncStatus, syncStatus } from '../../../replica/queries/outbox.ts';
import { useLive } from '../../../replica/use-live.ts';
import type { Offers } from './columns.ts';

export type Applicants = {
  company: Company | undefined;
  /** Newest first. */
  applicants: readonly Applicant[];
  offers: Offers;
  /** What is on its way, by applicant. */
  decisions: ReadonlyMap<string, OutboxEntry[]>;
  /** Whether anybody can apply at present. */
  published: boolean;
  status: SyncStatus;
};

async function readApplicants(db: Replica): Promise<Applicants> {
  const published = await db.companyJob.filter(({ status }) => status === 'published').count();
  return {
    company: await myCompany(db),
    applicants: await applicants(db),
    offers: await offersByApplication(db),
    decisions: await entriesByRow(db, 'applicant'),
    published: published > 0,
    status: await syncStatus(db),
  };
}

/** All that the applicants' screen shows, of one moment; undefined until the replica has answered. */
export function useApplicants(): Applicants | undefined {
  return useLive(readApplicants);
}
