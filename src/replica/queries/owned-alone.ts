import type { Company, Member } from '../../../contract/entities/company.ts';
import type { Replica } from '../database.ts';
import { myCompany } from './me.ts';

export type OwnedAlone = { company: Company; others: Member[] };

/** The company that would have no owner without this person, and who else could be one; null where there is none. */
export async function ownedAlone(db: Replica): Promise<OwnedAlone | null> {
  const company = await myCompany(db);
  if (!company) return null;
  const owners = company.members.filter(({ role }) => role === 'owner');
  if (owners.length !== 1 || owners[0]?._userId !== db.uid) return null;
  return { company, others: company.members.filter(({ _userId }) => _userId !== db.uid) };
}
