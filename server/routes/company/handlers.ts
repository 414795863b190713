import type { companyCalls } from '../../../contract/calls/company.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { createCompany, updateCompany } from './command.ts';
import { mayCreateCompany, mayUpdateCompany } from './policy.ts';

export const companyHandlers: HandlersOf<typeof companyCalls> = {
  'company.create': handler('company.create', mayCreateCompany, createCompany),
  'company.update-general': handler('company.update-general', mayUpdateCompany, updateCompany),
};
