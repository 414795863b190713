import { sql } from 'kysely';
import { isMinor } from '../user/age.ts';

/** What `receiptSettings` asks of a person. */
export type ReceiptFacts = { dateOfBirth: string; receiptsOff: boolean; typingOff: boolean };

/** Whether somebody in "user" has switched one of them off. */
export const isOff = (key: 'receipts' | 'typing') => sql<boolean>`exists (
  select 1 from user_setting where user_id = "user".id and key = ${key} and value = 'false'::jsonb
)`;

/** Whether others see read receipts and the typing indicator (chat.5). Both are off for minors. */
export function receiptSettings(
  { receiptsOff, typingOff, ...person }: ReceiptFacts,
  now: Date,
): { receipts: boolean; typing: boolean } {
  const minor = isMinor(person, now);
  return { receipts: !minor && !receiptsOff, typing: !minor && !typingOff };
}
