import type { Company } from '../../../contract/entities/company.ts';
import type { Replica } from '../database.ts';
import { isStopped, type OutboxEntry } from '../outbox-entry.ts';
import { myCompany } from './me.ts';
import { entriesTouching } from './outbox.ts';

export type CompanyEdit = {
  company: Company | null;
  entries: OutboxEntry[];
  /** As it was written last, also where it waits to be sent; null where there is none. */
  address: Company['address'];
};

/** The company with the changes of it that have not been received yet. */
export async function companyEdit(db: Replica): Promise<CompanyEdit> {
  const company = (await myCompany(db)) ?? null;
  if (!company) return { company, entries: [], address: null };
  const touching = await entriesTouching(db, 'company', company._id);
  const known = new Set(touching.map(({ id }) => id));
  const ofAddress = await addressEntries(db, company._id);
  return {
    company,
    entries: [...touching, ...ofAddress.filter(({ id }) => !known.has(id))],
    address: ofAddress.reduce(written, company.address),
  };
}

/** Changes of the company's address: until the first one is received, its row does not name it. */
async function addressEntries(db: Replica, companyId: string): Promise<OutboxEntry[]> {
  const all = await db.outbox.where('lane').equals('address').sortBy('order');
  return all.filter((entry) => {
    if (is(entry, 'company.update-address')) return entry.args.companyId === companyId;
    const writes = is(entry, 'address.create') || is(entry, 'address.update');
    return writes && entry.args.reference.refId === companyId;
  });
}

function written(before: Company['address'], entry: OutboxEntry): Company['address'] {
  if (isStopped(entry) || !(is(entry, 'address.create') || is(entry, 'address.update'))) return before;
  const { reference: _, ...place } = entry.args;
  const { country, state, city, postalCode, line1, line2 } = place;
  const _addressId = '_id' in place ? place._id : place.id;
  return { _addressId, country, state, city, postalCode, line1, line2 };
}

function is<Name extends OutboxEntry['name']>(entry: OutboxEntry, name: Name): entry is OutboxEntry<Name> {
  return entry.name === name;
}
