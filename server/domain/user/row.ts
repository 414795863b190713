import type { Selectable } from 'kysely';
import type { UserTable } from '../../database/schema/user.ts';

export type UserRow = Selectable<UserTable>;
