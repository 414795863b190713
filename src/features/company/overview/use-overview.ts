import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Company } from '../../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import type { Replica } from '../../../replica/database.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { applicants } from '../../../replica/queries/applicants.ts';
import { companyJobs } from '../../../replica/queries/jobs.ts';
import { myCompany } from '../../../replica/queries/me.ts';
import { type OfferItem, offersByApplication, offersWaitingForMe } from '../../../replica/queries/offers.ts';
import { entriesByRow, type SyncStatus, syncStatus } from '../../../replica/queries/outbox.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useProfilesAhead } from '../applicants/use-profiles-ahead.ts';

export type Overview = {
  company: Company | undefined;
  applicants: readonly Applicant[];
  jobs: CompanyJob[];
  /** What was offered, by the application it is for. */
  offers: Map<string, Offer>;
  /** Offers that wait for this member's hand. */
  toSign: OfferItem[];
  /** What is on its way, by applicant and by job. */
  decisions: Map<string, OutboxEntry[]>;
  changes: Map<string, OutboxEntry[]>;
  status: SyncStatus;
};

async function readOverview(db: Replica): Promise<Overview> {
  return {
    company: await myCompany(db),
    applicants: await applicants(db),
    jobs: await companyJobs(db),
    offers: await offersByApplication(db),
    toSign: await offersWaitingForMe(db),
    decisions: await entriesByRow(db, 'applicant'),
    changes: await entriesByRow(db, 'companyJob'),
    status: await syncStatus(db),
  };
}

const NONE: readonly Applicant[] = [];

/** All that the overview shows, of one moment; undefined until the replica has answered. */
export function useOverview(): Overview | undefined {
  const read = useLive(readOverview);
  useProfilesAhead(read?.applicants ?? NONE);
  return read;
}
