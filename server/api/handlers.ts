import type { CallName } from '../../contract/calls.ts';
import { accept } from '../routes/application/accept.ts';
import { apply } from '../routes/application/apply.ts';
import { markSeen } from '../routes/application/mark-seen.ts';
import { mayApply, mayDecide, mayList, mayRemove } from '../routes/application/policy.ts';
import { reject } from '../routes/application/reject.ts';
import { removeApplication } from '../routes/application/remove.ts';
import { createCompany, updateCompany } from '../routes/company/command.ts';
import { mayCreateCompany, mayUpdateCompany } from '../routes/company/policy.ts';
import { addMessage } from '../routes/conversation/add-message.ts';
import { mayAddMessage, mayMarkRead } from '../routes/conversation/policy.ts';
import { markRead } from '../routes/conversation/read.ts';
import { createJob, deleteJob, updateJob } from '../routes/job/command.ts';
import {
  mayCreateJob,
  mayDeleteJob,
  mayPublishJob,
  mayUnpublishJob,
  mayUpdateJob,
} from '../routes/job/policy.ts';
import { publishJob, unpublishJob } from '../routes/job/publish.ts';
import { deleteNotifications, readAll } from '../routes/notification/command.ts';
import { mayTouchOwn } from '../routes/notification/policy.ts';
import { register, unregister } from '../routes/push/command.ts';
import { mayRegister, mayUnregister } from '../routes/push/policy.ts';
import { mayPull } from '../routes/sync/policy.ts';
import { pull } from '../routes/sync/pull.ts';
import { createUser, readUser } from '../routes/user/command.ts';
import { mayCreateUser, mayReadUser } from '../routes/user/policy.ts';
import { type Handler, handler } from './handler.ts';

/** Policy and command of every call: a call of the contract that is missing here does not compile. */
export const handlers: { [Name in CallName]: Handler<Name> } = {
  'application.accept': handler('application.accept', mayDecide, accept),
  'application.add': handler('application.add', mayApply, apply),
  'application.list': handler('application.list', mayList, markSeen),
  'application.reject': handler('application.reject', mayDecide, reject),
  'application.remove': handler('application.remove', mayRemove, removeApplication),
  'company.create': handler('company.create', mayCreateCompany, createCompany),
  'company.update-general': handler('company.update-general', mayUpdateCompany, updateCompany),
  'conversation.add-message': handler('conversation.add-message', mayAddMessage, addMessage),
  'conversation.read': handler('conversation.read', mayMarkRead, markRead),
  'job.create': handler('job.create', mayCreateJob, createJob),
  'job.delete': handler('job.delete', mayDeleteJob, deleteJob),
  'job.publish': handler('job.publish', mayPublishJob, publishJob),
  'job.unpublish': handler('job.unpublish', mayUnpublishJob, unpublishJob),
  'job.update': handler('job.update', mayUpdateJob, updateJob),
  'notification.delete': handler('notification.delete', mayTouchOwn, deleteNotifications),
  'notification.read-all': handler('notification.read-all', mayTouchOwn, readAll),
  'push.register': handler('push.register', mayRegister, register),
  'push.unregister': handler('push.unregister', mayUnregister, unregister),
  'sync.pull': handler('sync.pull', mayPull, pull),
  'user.create': handler('user.create', mayCreateUser, createUser),
  'user.get': handler('user.get', mayReadUser, readUser),
};
