import type { applicationCalls } from '../../../contract/calls/application.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { accept } from './accept.ts';
import { annotate } from './annotate.ts';
import { apply } from './apply.ts';
import { exportApplicants } from './export.ts';
import { listApplications } from './list.ts';
import { mayApply } from './may-apply.ts';
import { mayList } from './may-list.ts';
import { mayAnnotate, mayDecide, mayExport, mayRemove } from './policy.ts';
import { reject } from './reject.ts';
import { removeApplication } from './remove.ts';

export const applicationHandlers: HandlersOf<typeof applicationCalls> = {
  'application.accept': handler('application.accept', mayDecide, accept),
  'application.add': handler('application.add', mayApply, apply),
  'application.annotate': handler('application.annotate', mayAnnotate, annotate),
  'application.export': handler('application.export', mayExport, exportApplicants),
  'application.list': handler('application.list', mayList, listApplications),
  'application.reject': handler('application.reject', mayDecide, reject),
  'application.remove': handler('application.remove', mayRemove, removeApplication),
};
