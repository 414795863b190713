import { MARKET_DOCUMENT, signalField } from '../../../contract/signal-document.ts';

/** Accounts that see a company's bucket. */
export type MembersOf = (companyId: string) => Promise<readonly string[]>;

/** Fields to count up, by the document they stand in. */
export type Counts = ReadonlyMap<string, ReadonlySet<string>>;

/** Whose documents tell of these buckets: a person's own, all members', or the one all share for the market. */
export async function fanOut(buckets: readonly string[], membersOf: MembersOf): Promise<Counts> {
  const counts = new Map<string, Set<string>>();
  const count = (document: string, bucket: string) => {
    const fields = counts.get(document) ?? new Set();
    counts.set(document, fields.add(signalField(bucket)));
  };
  for (const bucket of buckets) {
    const [kind, id = ''] = bucket.split(':');
    if (kind === 'company') for (const uid of await membersOf(id)) count(uid, bucket);
    else count(kind === 'user' ? id : MARKET_DOCUMENT, bucket);
  }
  return counts;
}
