import { AGE_ADULT } from '../../../contract/limits.ts';
import { isCardPublic } from '../../../contract/policy/creator.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { bornBy } from '../user/born-by.ts';
import type { CreatorRow } from './row.ts';

/**
 * A creator as far as this account may read it: oneself, always. Members of companies: an active adult creator, and one
 * who has applied to them and was accepted, or has an offer of theirs.
 */
export async function readableCreator(
  db: Db,
  reader: Pick<UserRecord, 'id' | 'membership'>,
  creatorId: string,
  now: Date,
): Promise<CreatorRow | undefined> {
  const found = await withPerson(db, creatorId);
  if (found === undefined) return undefined;
  const { row, gone, adult } = aboutPerson(found, now);
  if (row.user_id === reader.id) return row;
  if (reader.membership === null || gone) return undefined;
  if (row.status === 'active' && adult) return row;
  return (await isKnownTo(db, row, reader.membership.companyId)) ? row : undefined;
}

/** Whether everybody may read the creator's card, a guest included. */
export async function hasPublicCard(db: Db, creatorId: string, now: Date): Promise<boolean> {
  const found = await withPerson(db, creatorId);
  if (found === undefined) return false;
  const { row, gone, adult } = aboutPerson(found, now);
  return !gone && isCardPublic({ status: row.status, card: row.card, adult });
}

function withPerson(db: Db, creatorId: string) {
  return db
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where('creator.id', '=', creatorId)
    .selectAll('creator')
    .select(['user.date_of_birth', 'user.locked_at', 'user.erased_at'])
    .executeTakeFirst();
}

type WithPerson = NonNullable<Awaited<ReturnType<typeof withPerson>>>;

function aboutPerson(found: WithPerson, now: Date) {
  const { date_of_birth: born, locked_at: lockedAt, erased_at: erasedAt, ...row } = found;
  return { row, gone: lockedAt !== null || erasedAt !== null, adult: born <= bornBy(AGE_ADULT, now) };
}

async function isKnownTo(db: Db, row: CreatorRow, companyId: string): Promise<boolean> {
  const application = await db
    .selectFrom('application')
    .where('user_id', '=', row.user_id)
    .where('company_id', '=', companyId)
    .where('status', 'in', ['accepted', 'hired'])
    // Its company knows an erased one by nothing any more.
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (application !== undefined) return true;
  const offer = await db
    .selectFrom('offer')
    .where('creator_id', '=', row.id)
    .where('company_id', '=', companyId)
    .where('sent_version', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return offer !== undefined;
}
