import type { Applicant } from '../../../contract/entities/application.ts';
import type { Company } from '../../../contract/entities/company.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { offerOf } from './offers.ts';
import { entriesTouching } from './outbox.ts';

export type ApplicantDetail = {
  row: Applicant;
  company: Company | undefined;
  job: CompanyJob | undefined;
  conversation: Conversation | undefined;
  /** The one that is open, or the newest. */
  offer: Offer | undefined;
  /** Waiting entries about this person. */
  entries: OutboxEntry[];
};

/** An applicant with all that their page needs; null where this device has none of that id. */
export async function applicantDetail(db: Replica, id: string): Promise<ApplicantDetail | null> {
  const row = await db.applicant.get(id);
  if (!row) return null;
  return {
    row,
    company: await db.company.get(row._companyId),
    job: await db.companyJob.get(row._jobId),
    conversation: await db.conversation.get(row._conversationId),
    offer: offerOf(await db.offer.where('_applicationId').equals(id).toArray(), id),
    entries: await entriesTouching(db, 'applicant', id),
  };
}
