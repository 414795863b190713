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
import { useProfilesAhead } from './use-profiles-ahead.ts';

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
  // Side by side: each way to the store and back is time between a key and the frame that shows it.
  const [company, all, offers, decisions, published, status] = await Promise.all([
    myCompany(db),
    applicants(db),
    offersByApplication(db),
    entriesByRow(db, 'applicant'),
    db.companyJob.filter((job) => job.status === 'published').count(),
    syncStatus(db),
  ]);
  return { company, applicants: all, offers, decisions, published: published > 0, status };
}

const NONE: readonly Applicant[] = [];

/** All that the applicants' screen shows, of one moment; undefined until the replica has answered. */
export function useApplicants(): Applicants | undefined {
  const read = useLive(readApplicants);
  useProfilesAhead(read?.applicants ?? NONE);
  return read;
}
