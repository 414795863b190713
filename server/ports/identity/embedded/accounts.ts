import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Effects } from '../../../database/change-log/effects.ts';
import type { Db } from '../../../database/database.ts';
import type { SignInAccountTable } from '../../../database/schema/sign-in.ts';
import { sqlState } from '../../../database/sql-state.ts';
import { PASSWORD_MAIL } from '../../../domain/user/password-mail.ts';
import { reservedMail } from '../../../domain/user/reserved-mail.ts';
import { queueWork } from '../../../work/queue.ts';

export type SignInAccount = Selectable<SignInAccountTable>;
/** `token`: no mailed code; it signs a person in who has proved their identity elsewhere. */
export type CodeKind = 'reset' | 'verify' | 'token';

/** A mailed link may be opened the next morning. */
const CODE_MS = { reset: 60 * 60_000, verify: 3 * 86_400_000, token: 2 * 60_000 };
const SECRET_BYTES = 32;
const UNIQUE_VIOLATION = '23505';

type Needs = {
  db: Db;
  clock: () => Date;
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
};

export type Accounts = ReturnType<typeof accountsIn>;

/** Accounts, their sessions and mailed codes, as rows. Tokens and codes are random; only their hashes are stored. */
export function accountsIn({ db, clock, newId, randomBytes }: Needs) {
  const secret = () => Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
  const table = () => db.selectFrom('sign_in_account').selectAll();
  const update = (uid: string, fields: Partial<SignInAccount>, tx: Db = db) =>
    tx.updateTable('sign_in_account').set(fields).where('uid', '=', uid).returningAll().executeTakeFirst();

  /**
   * Ends all earlier sign-ins, together with the other changes of the account. Tokens tell the second of theirs, so the next
   * one counts from the second after. The person who first confirms the address by mail
   * need not be the one who registered it: passkeys of before go with that.
   */
  async function endSessions(
    uid: string,
    also: Partial<SignInAccount> = {},
    tx: Db = db,
  ): Promise<SignInAccount | undefined> {
    const next = new Date((Math.floor(clock().getTime() / 1000) + 1) * 1000);
    if (also.email_verified)
      await tx
        .deleteFrom('passkey')
        .where('user_id', '=', uid)
        .where('user_id', 'in', (query) =>
          query.selectFrom('sign_in_account').where('email_verified', '=', false).select('uid'),
        )
        .execute();
    const account = await update(uid, { ...also, valid_since: next }, tx);
    await tx.deleteFrom('sign_in_session').where('uid', '=', uid).execute();
    return account;
  }

  return {
    update,
    endSessions,
    /** Its owner learns of it by mail, which is queued with it. */
    setPassword: (
      uid: string,
      hash: string,
      also: Partial<SignInAccount>,
    ): Promise<SignInAccount | undefined> =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const account = await endSessions(
          uid,
          { ...also, password_hash: hash, password_updated_at: now },
          tx,
        );
        await queueWork(
          { tx, now, chance: { newId, randomBytes }, effects: new Effects() },
          { kind: PASSWORD_MAIL, payload: { uid } },
        );
        return account;
      }),
    byUid: (uid: string) => table().where('uid', '=', uid).executeTakeFirst(),
    byEmail: (email: string) => table().where('email', '=', email.toLowerCase()).executeTakeFirst(),
    /** Undefined: there is one with this address, or one that had it until lately. */
    async create(account: {
      uid: string;
      email: string;
      passwordHash: string | null;
      verified?: boolean;
    }): Promise<SignInAccount | undefined> {
      const now = clock();
      if (await reservedMail(db, account.email.toLowerCase(), now)) return undefined;
      return db
        .insertInto('sign_in_account')
        .values({
          uid: account.uid,
          email: account.email.toLowerCase(),
          email_verified: account.verified ?? false,
          password_hash: account.passwordHash,
          password_updated_at: account.passwordHash === null ? null : now,
          valid_since: new Date(Math.floor(now.getTime() / 1000) * 1000),
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst();
    },
    /** Null: another account has the address; undefined: see `moved` of the port. */
    async setMail(
      uid: string,
      { from, to, askedBy }: { from?: string; to: string; askedBy?: Date },
      also: Partial<SignInAccount> = {},
    ): Promise<SignInAccount | null | undefined> {
      const email = to.toLowerCase();
      try {
        const changed = await db
          .updateTable('sign_in_account')
          .set({ email, email_verified: true })
          .where('uid', '=', uid)
          .$if(from !== undefined, (query) => query.where('email', 'in', [String(from).toLowerCase(), email]))
          .$if(askedBy !== undefined, (query) =>
            query.where((eb) => eb.or([eb('email', '=', email), eb('valid_since', '<=', askedBy as Date)])),
          )
          .returning('uid')
          .executeTakeFirst();
        return changed && endSessions(uid, also);
      } catch (error) {
        if (sqlState(error) === UNIQUE_VIOLATION) return null;
        throw error;
      }
    },
    delete: (uid: string) => db.deleteFrom('sign_in_account').where('uid', '=', uid).execute(),

    /** Gives the refresh token of a new sign-in and when it counts from. */
    async begin({ uid, valid_since }: SignInAccount): Promise<{ refreshToken: string; signedInAt: Date }> {
      const now = clock();
      const signedInAt = now > valid_since ? now : valid_since;
      const refreshToken = secret();
      await db
        .insertInto('sign_in_session')
        .values({ token_hash: hashed(refreshToken), uid, signed_in_at: signedInAt, last_used_at: now })
        .execute();
      await update(uid, { last_sign_in_at: now });
      return { refreshToken, signedInAt };
    },
    /** Whose sign-in this is; undefined for one that has ended. */
    async resume(refreshToken: string): Promise<{ account: SignInAccount; signedInAt: Date } | undefined> {
      const session = await db
        .updateTable('sign_in_session')
        .set({ last_used_at: clock() })
        .where('token_hash', '=', hashed(refreshToken))
        .returning(['uid', 'signed_in_at'])
        .executeTakeFirst();
      const account = session && (await table().where('uid', '=', session.uid).executeTakeFirst());
      // One that began while all were ended may have been written after they were deleted.
      if (!account || !session || session.signed_in_at < account.valid_since) return undefined;
      return { account, signedInAt: session.signed_in_at };
    },

    /** A new code; earlier ones stay valid, because mails may arrive out of order. */
    async makeCode(kind: CodeKind, { uid, email }: SignInAccount): Promise<string> {
      const code = secret();
      const now = clock();
      await db.deleteFrom('sign_in_code').where('uid', '=', uid).where('expires_at', '<', now).execute();
      await db
        .insertInto('sign_in_code')
        .values({
          code_hash: hashed(code),
          kind,
          uid,
          email,
          expires_at: new Date(now.getTime() + CODE_MS[kind]),
        })
        .execute();
      return code;
    },
    /** The account that a code stands for, as long as it has the address it was sent to. */
    readCode: (kind: CodeKind, code: string): Promise<SignInAccount | undefined> =>
      db
        .selectFrom('sign_in_code as code')
        .innerJoin('sign_in_account as account', (join) =>
          join.onRef('account.uid', '=', 'code.uid').onRef('account.email', '=', 'code.email'),
        )
        .where('code.code_hash', '=', hashed(code))
        .where('code.kind', '=', kind)
        .where('code.expires_at', '>', clock())
        .selectAll('account')
        .executeTakeFirst(),
    /** Redeems a code, with all others of its kind. False: it was redeemed already. */
    async redeemCode(kind: CodeKind, code: string): Promise<boolean> {
      const used = await db
        .deleteFrom('sign_in_code')
        .where('code_hash', '=', hashed(code))
        .where('kind', '=', kind)
        .returning('uid')
        .executeTakeFirst();
      if (used === undefined) return false;
      await db.deleteFrom('sign_in_code').where('uid', '=', used.uid).where('kind', '=', kind).execute();
      return true;
    },
  };
}

const hashed = (secret: string) => createHash('sha256').update(secret).digest('hex');
