import { createHash } from 'node:crypto';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';

const BYTES = 32;
/** Long enough for a person to answer the browser's dialog. */
const LIVES_MS = 10 * 60_000;

/** Creates a challenge that an authenticator signs once. */
export async function makeChallenge({ tx, now, chance }: ChangeContext): Promise<string> {
  const challenge = Buffer.from(chance.randomBytes(BYTES)).toString('base64url');
  await tx
    .insertInto('passkey_challenge')
    .values({ hash: hashOf(challenge), expires_at: new Date(now.getTime() + LIVES_MS) })
    .execute();
  return challenge;
}

/** False for a challenge that is unknown, was answered before or is too old. */
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
