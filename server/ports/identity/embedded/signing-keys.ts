import type { webcrypto } from 'node:crypto';
import {
  CompactEncrypt,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { sql } from 'kysely';
import { StartFailure } from '../../../base/start-failure.ts';
import type { Db } from '../../../database/database.ts';

const ALG = 'RS256';
const SIGNS_MS = 30 * 86_400_000;
/** A key is published as long as a token of its last moment lives, and a day longer for processes that are behind. */
const VERIFIES_MS = SIGNS_MS + 2 * 86_400_000;
/** A token that names an unknown key makes this process look for new ones, but not more often. */
const LOOK_AGAIN_MS = 5_000;

type Key = {
  kid: string;
  createdAt: number;
  publicJwk: JWK;
  privateKey: webcrypto.CryptoKey;
  publicKey: webcrypto.CryptoKey;
};

export type SigningKeys = Awaited<ReturnType<typeof openSigningKeys>>;

type Needs = {
  readonly db: Db;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Encrypts private keys at rest; 32 bytes. */
  readonly sealedWith: Uint8Array;
};

/**
 * The keys that sign tokens, shared by all processes over one database. A new one is made every 30 days; those of
 * before go on verifying what they have signed.
 * @throws StartFailure when the stored keys do not open with `sealedWith`
 */
export async function openSigningKeys({ db, clock, newId, sealedWith }: Needs) {
  let keys = new Map<string, Key>();
  let readAt = 0;
  await read();
  const signing = () => [...keys.values()].at(-1);
  const isDue = () => (signing()?.createdAt ?? 0) + SIGNS_MS <= clock().getTime();
  if (isDue()) await rotate(isDue);

  async function read(): Promise<void> {
    readAt = clock().getTime();
    const rows = await db
      .selectFrom('sign_in_key')
      .selectAll()
      .orderBy('created_at')
      .orderBy('kid')
      .execute();
    const next = new Map<string, Key>();
    for (const { kid, public_key, private_key, created_at } of rows)
      next.set(kid, keys.get(kid) ?? (await open(kid, public_key, private_key, created_at)));
    keys = next;
  }

  async function open(kid: string, publicText: string, sealed: string, createdAt: Date): Promise<Key> {
    const publicJwk: JWK = JSON.parse(publicText);
    const { plaintext } = await compactDecrypt(sealed, sealedWith).catch(() => {
      throw new StartFailure(
        'The sign-in key does not belong to this database, so nobody could sign in; put back sign-in.key from a backup, or set SIGN_IN_KEY as it was.',
      );
    });
    const privateJwk: JWK = JSON.parse(Buffer.from(plaintext).toString('utf8'));
    return {
      kid,
      createdAt: createdAt.getTime(),
      publicJwk,
      privateKey: (await importJWK(privateJwk, ALG)) as webcrypto.CryptoKey,
      publicKey: (await importJWK(publicJwk, ALG)) as webcrypto.CryptoKey,
    };
  }

  /** Makes the next key, unless another process has just done so, and forgets those that verify nothing any more. */
  async function rotate(isStillDue: () => boolean): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(ALG, { extractable: true });
    const kid = newId();
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: ALG, use: 'sig' };
    const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(await exportJWK(privateKey))))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(sealedWith);
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('sign_in_key', 0))`.execute(tx);
      const newest = await tx
        .selectFrom('sign_in_key')
        .select('kid')
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      if (newest !== undefined && !keys.has(newest.kid)) return;
      if (!isStillDue()) return;
      const now = clock();
      await tx
        .deleteFrom('sign_in_key')
        .where('created_at', '<', new Date(now.getTime() - VERIFIES_MS))
        .execute();
      await tx
        .insertInto('sign_in_key')
        .values({ kid, public_key: JSON.stringify(publicJwk), private_key: sealed, created_at: now })
        .execute();
    });
    await read();
  }

  return {
    async sign(claims: JWTPayload): Promise<string> {
      if (isDue()) await rotate(isDue);
      const key = signing();
      if (key === undefined) throw new Error('there is no key to sign with');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALG, kid: key.kid, typ: 'JWT' })
        .sign(key.privateKey);
    },
    /** Claims of a token that one of these keys has signed for this project, and that has not expired. @throws jose's errors */
    async verify(
      token: string,
      { issuer, audience }: { issuer: string; audience: string },
    ): Promise<JWTPayload> {
      const find = async ({ kid }: { kid?: string }) => {
        const known = keys.get(kid ?? '');
        if (known === undefined && clock().getTime() - readAt >= LOOK_AGAIN_MS) await read();
        const key = known ?? keys.get(kid ?? '');
        if (key === undefined) throw new Error('the token names no key of ours');
        return key.publicKey;
      };
      const { payload } = await jwtVerify(token, find, {
        algorithms: [ALG],
        issuer,
        audience,
        currentDate: clock(),
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      });
      return payload;
    },
    /** The public keys as JWKS, for services that verify tokens themselves. */
    published: (): { keys: JWK[] } => ({ keys: [...keys.values()].map(({ publicJwk }) => publicJwk) }),
    /** A new key at once, as after a suspicion. */
    rotate: () => rotate(() => true),
  };
}
