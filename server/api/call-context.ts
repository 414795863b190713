import { ApiError } from '../../contract/errors.ts';
import type { Effects } from '../change-log/effects.ts';
import type { Db } from '../database/database.ts';
import type { Caller } from '../identity/identity.ts';

/** Randomness and ids are handed in, so that a test can replay them. */
export type Chance = {
  readonly newId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
};

export type Membership = {
  readonly companyId: string;
  readonly role: 'owner' | 'member';
  readonly canChat: boolean;
  readonly canSign: boolean;
};

/** The caller's record, as far as policies and commands decide by it. */
export type UserRecord = {
  readonly id: string;
  readonly mode: 'user' | 'company';
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly dateOfBirth: string;
  readonly guardian: 'none' | 'pending' | 'ok';
  readonly membership: Membership | null;
};

/** What a call may use. `tx` is the call's own transaction, `now` the same instant all through it. */
export type CallContext = {
  readonly tx: Db;
  readonly now: Date;
  readonly chance: Chance;
  readonly caller: Caller;
  /** Undefined until the account has a record. */
  readonly user: UserRecord | undefined;
  readonly effects: Effects;
  /** Push services a device may be registered at. */
  readonly pushHosts: readonly string[];
};

/** The caller's record. Throws `user_unknown` for an account that has none yet. */
export function userOf(context: CallContext): UserRecord {
  if (context.user === undefined)
    throw new ApiError('user_unknown', 'this account has no user record yet; create it first');
  return context.user;
}

/** Loads the record of a signed-in account. */
export async function loadUser(db: Db, uid: string): Promise<UserRecord | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('member', 'member.user_id', 'user.id')
    .where('user.id', '=', uid)
    .select([
      'user.id',
      'user.mode',
      'user.email',
      'user.firstname',
      'user.lastname',
      'user.date_of_birth',
      'user.guardian',
      'member.company_id',
      'member.role',
      'member.can_chat',
      'member.can_sign',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    mode: row.mode,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    dateOfBirth: row.date_of_birth,
    guardian: row.guardian,
    membership:
      row.company_id === null || row.role === null
        ? null
        : {
            companyId: row.company_id,
            role: row.role,
            canChat: row.can_chat === true,
            canSign: row.can_sign === true,
          },
  };
}
