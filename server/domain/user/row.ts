import type { Selectable } from 'kysely';
import type { GuardianConsentTable, UserTable } from '../../database/schema/user.ts';

export type UserRow = Selectable<UserTable>;
export type ConsentRow = Selectable<GuardianConsentTable>;
