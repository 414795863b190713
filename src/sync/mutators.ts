import type { MutationName } from '../../contract/mutations.ts';
import type { Mutator } from './mutator.ts';
import {
  acceptApplicant,
  addApplication,
  rejectApplicant,
  seeApplicant,
  withdrawApplication,
} from './mutators/application.ts';
import { updateCompanyGeneral } from './mutators/company.ts';
import { addMessage, readConversation } from './mutators/conversation.ts';
import { createJob, deleteJob, publishJob, unpublishJob, updateJob } from './mutators/job.ts';
import { deleteNotification, readAllNotifications } from './mutators/notification.ts';

/** The optimistic effect of every mutation. */
export const mutators: { [Name in MutationName]: Mutator<Name> } = {
  'application.accept': acceptApplicant,
  'application.add': addApplication,
  'application.list': seeApplicant,
  'application.reject': rejectApplicant,
  'application.remove': withdrawApplication,
  'company.update-general': updateCompanyGeneral,
  'conversation.add-message': addMessage,
  'conversation.read': readConversation,
  'job.create': createJob,
  'job.delete': deleteJob,
  'job.publish': publishJob,
  'job.unpublish': unpublishJob,
  'job.update': updateJob,
  'notification.delete': deleteNotification,
  'notification.read-all': readAllNotifications,
};
