import type { Defaulted } from './column.ts';

export type CompanyTable = {
  id: string;
  ver: Defaulted<number>;
  company_uid: string | null;
  company_name: string;
  verified: Defaulted<boolean>;
  website: Defaulted<string>;
  employee_count: number | null;
  rejection_text: string;
  reply_days: number;
  created_at: Date;
};

export type MemberTable = {
  company_id: string;
  user_id: string;
  role: 'owner' | 'member';
  can_sign: boolean;
  can_chat: boolean;
  position: Defaulted<string>;
  created_at: Date;
};

export type CompanyTables = {
  company: CompanyTable;
  member: MemberTable;
};
