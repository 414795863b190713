import type { Company } from '../../../contract/entities/company.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { myCompany } from './me.ts';
import { entriesTouching } from './outbox.ts';

export type CompanyEdit = { company: Company | null; entries: OutboxEntry[] };

/** The company with the changes of it that have not been received yet. */
export async function companyEdit(db: Replica): Promise<CompanyEdit> {
  const company = (await myCompany(db)) ?? null;
  return {
    company,
    entries: company ? await entriesTouching(db, 'company', company._id) : [],
  };
}
