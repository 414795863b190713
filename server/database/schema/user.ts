import type { User, UserGeneral, UserMode } from '../../../contract/entities/user.ts';
import type { Defaulted } from './column.ts';

export type UserTable = {
  id: string;
  ver: Defaulted<number>;
  email: string;
  mode: UserMode;
  firstname: string;
  lastname: string;
  gender: NonNullable<UserGeneral['gender']> | null;
  date_of_birth: string;
  guardian: User['guardian'];
  guardian_mail: string | null;
  created_at: Date;
  /** Set while staff has locked the account. */
  locked_at: Defaulted<Date | null>;
};

export type UserTables = {
  user: UserTable;
};
