import type { applicationCalls } from '../../../contract/calls/application.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { accept } from './accept.ts';
import { apply } from './apply.ts';
import { markSeen } from './mark-seen.ts';
import { mayApply, mayDecide, mayList, mayRemove } from './policy.ts';
import { reject } from './reject.ts';
import { removeApplication } from './remove.ts';

export const applicationHandlers: HandlersOf<typeof applicationCalls> = {
  'application.accept': handler('application.accept', mayDecide, accept),
  'application.add': handler('application.add', mayApply, apply),
  'application.list': handler('application.list', mayList, markSeen),
  'application.reject': handler('application.reject', mayDecide, reject),
  'application.remove': handler('application.remove', mayRemove, removeApplication),
};
