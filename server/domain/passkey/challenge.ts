import { createHash } from 'node:crypto';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';

const BYTES = 32;
/** As long as somebody may look at the page that asks. */
const LIVES_MS = 10 * 60_000;

/** What an authenticator is asked to sign, once. */
export async function makeChallenge({ tx, now, chance }: ChangeContext): Promise<string> {
  const challenge = Buffer.from(chance.randomBytes(BYTES)).toString('base64url');
  await tx
    .insertInto('passkey_challenge')
    .values({ hash: hashOf(challenge), expires_at: new Date(now.getTime() + LIVES_MS) })
    .execute();
  return challenge;
}

/** False: it never was, was answered before, or is too old. */
export async function useUpChallenge(tx: Db, challenge: string, now: Date): Promise<boolean> {
  const used = await tx
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hashOf(challenge))
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');
