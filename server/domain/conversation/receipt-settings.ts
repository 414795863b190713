import type { Db } from '../../database/database.ts';
import { isMinor } from '../user/age.ts';

/** Whether others see read receipts and the typing indicator (chat.5). Both are off for minors. */
export async function receiptSettings(
  db: Db,
  uids: string[],
  now: Date,
): Promise<Map<string, { receipts: boolean; typing: boolean }>> {
  if (uids.length === 0) return new Map();
  const people = await db
    .selectFrom('user')
    .where('id', 'in', uids)
    .select(['id', 'date_of_birth as dateOfBirth'])
    .execute();
  const off = await db
    .selectFrom('user_setting')
    .where('user_id', 'in', uids)
    .where('key', 'in', ['receipts', 'typing'])
    .select(['user_id', 'key', 'value'])
    .execute();
  const isOff = (uid: string, key: string) =>
    off.some((row) => row.user_id === uid && row.key === key && row.value === false);
  return new Map(
    people.map((person) => {
      const minor = isMinor(person, now);
      const shows = (key: string) => !minor && !isOff(person.id, key);
      return [person.id, { receipts: shows('receipts'), typing: shows('typing') }];
    }),
  );
}
