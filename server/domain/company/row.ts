import type { Selectable } from 'kysely';
import type { CompanyTable, MemberTable } from '../../database/schema/company.ts';

export type CompanyRow = Selectable<CompanyTable>;
export type MemberRow = Selectable<MemberTable>;
