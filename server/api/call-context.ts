import type { Selectable } from 'kysely';
import type { UserGeneral, UserMode } from '../../contract/entities/user.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Db } from '../database/database.ts';
import type { MemberTable } from '../database/schema/company.ts';
import type { UserTable } from '../database/schema/user.ts';
import type { Caller } from '../ports/identity/identity.ts';
import type { Answers } from './ask-outside.ts';
import type { ChangeContext } from './change-context.ts';
import type { ShownRows } from './shown-rows.ts';

export type Membership = {
  readonly companyId: string;
  readonly role: 'owner' | 'member';
  readonly canChat: boolean;
  readonly canSign: boolean;
};

/** The caller's record, as far as policies and commands decide by it. */
export type UserRecord = {
  readonly id: string;
  readonly mode: UserMode;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly dateOfBirth: string;
  /** What they have said of it; for the law alone, told to nobody. */
  readonly compulsorySchool: UserGeneral['compulsorySchool'];
  readonly guardian: 'none' | 'pending' | 'ok';
  readonly creatorGuardian: 'none' | 'pending' | 'ok';
  readonly locked: boolean;
  readonly membership: Membership | null;
};

/** What a call may use. `tx` is the call's own transaction. */
export type CallContext = ChangeContext & {
  /** Undefined for a guest. */
  readonly caller: Caller | undefined;
  /** Undefined for a guest, and until the account has a record. */
  readonly user: UserRecord | undefined;
  /** What the handler had read with the caller (handler.ts). */
  readonly beside?: unknown;
  /** Network address the request came from. */
  readonly address: string;
  /** The Idempotency-Key of a write. Outside effects send it along, so that a second try does not repeat them. */
  readonly key?: string;
  /** Of a write: what it has presented for its answer. */
  readonly shown?: ShownRows;
  /** Answers of other machines to this call (ask-outside.ts). */
  readonly answers?: Answers;
  /** When the person acted, by their device's clock; undefined where the call was sent at once. */
  readonly actedAt?: Date | undefined;
};

/** The account that sent this. Throws `token_missing` for a guest. */
export function callerOf({ caller }: CallContext): Caller {
  if (caller === undefined) throw new ApiError('token_missing', 'sign in first: this call needs an id token');
  return caller;
}

/** The caller's record. Throws `user_unknown` for an account that has none yet. */
export function userOf(context: CallContext): UserRecord {
  callerOf(context);
  if (context.user === undefined) throw userUnknown();
  return context.user;
}

export const userUnknown = () =>
  new ApiError('user_unknown', 'this account has no user record yet; create it first');

/** Columns of a person and their membership that make a UserRecord. */
export const RECORD = [
  'user.id',
  'user.mode',
  'user.email',
  'user.firstname',
  'user.lastname',
  'user.date_of_birth',
  'user.compulsory_school',
  'user.compulsory_school_on',
  'user.guardian',
  'user.creator_guardian',
  'user.locked_at',
  'member.company_id',
  'member.role',
  'member.can_chat',
  'member.can_sign',
] as const;

/** Loads the record of a signed-in account; one that was erased has none. */
export async function loadUser(db: Db, uid: string): Promise<UserRecord | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('member', 'member.user_id', 'user.id')
    .where('user.id', '=', uid)
    .where('user.erased_at', 'is', null)
    .select(RECORD)
    .executeTakeFirst();
  return row && recordOf(row);
}

type RecordRow = Pick<
  Selectable<UserTable>,
  | 'id'
  | 'mode'
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'date_of_birth'
  | 'compulsory_school'
  | 'compulsory_school_on'
  | 'guardian'
  | 'creator_guardian'
  | 'locked_at'
> & { [Column in 'company_id' | 'role' | 'can_chat' | 'can_sign']: Selectable<MemberTable>[Column] | null };

export function recordOf(row: RecordRow): UserRecord {
  return {
    id: row.id,
    mode: row.mode,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    dateOfBirth: row.date_of_birth,
    compulsorySchool:
      row.compulsory_school === null || row.compulsory_school_on === null
        ? undefined
        : { answer: row.compulsory_school, on: row.compulsory_school_on },
    guardian: row.guardian,
    creatorGuardian: row.creator_guardian,
    locked: row.locked_at !== null,
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
