import type { reportCalls } from '../../../contract/calls/report.ts';
import { reread } from '../../api/again.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { createAppeal, readAppeal } from './appeal.ts';
import { createReport, readReport } from './create.ts';
import { listAppeals, listReports, listRestrictions } from './list.ts';
import { mayAppeal, mayReadOwn, mayReport } from './policy.ts';

export const reportHandlers: HandlersOf<typeof reportCalls> = {
  'appeal.create': handler('appeal.create', mayAppeal, createAppeal, reread(readAppeal)),
  'appeal.list': handler('appeal.list', mayReadOwn, listAppeals),
  'report.create': handler('report.create', mayReport, createReport, reread(readReport)),
  'report.list': handler('report.list', mayReadOwn, listReports),
  'restriction.list': handler('restriction.list', mayReadOwn, listRestrictions),
};
