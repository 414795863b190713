import { createECDH } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import type { SealKeyTable } from '../../database/schema/rights.ts';

type Row = Selectable<SealKeyTable>;

export async function mayUseSealKey(context: CallContext, _args: unknown): Promise<UserRecord> {
  return userOf(context);
}

/**
 * The pair stays the same for the life of the account: a device may have locked something away with it long ago. Two
 * devices that ask for it first at the same time wait for each other, because the caller's record is locked by then.
 */
export async function readSealKey(
  context: CallContext,
  { open }: ArgsOf<'session.seal-key'>,
  user: UserRecord,
): Promise<AnswerOf<'session.seal-key'>> {
  const row = (await known(context, user.id)) ?? (await make(context, user.id));
  return { publicKey: row.public_key, ...(open === 'yes' && { privateKey: row.private_key }) };
}

async function known({ tx }: CallContext, uid: string): Promise<Row | undefined> {
  return tx.selectFrom('seal_key').where('user_id', '=', uid).selectAll().executeTakeFirst();
}

async function make({ tx, now, chance }: CallContext, uid: string): Promise<Row> {
  const pair = createECDH('prime256v1');
  // One in 2³² of these numbers is no scalar of the curve: then this throws, and the device asks again.
  pair.setPrivateKey(chance.randomBytes(32));
  return tx
    .insertInto('seal_key')
    .values({
      user_id: uid,
      public_key: pair.getPublicKey('base64url'),
      // Leading zeros belong to it.
      private_key: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
