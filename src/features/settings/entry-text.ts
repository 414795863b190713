import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OutboxItem } from '../../replica/queries/outbox-items.ts';

/** What an entry is, in plain words. */
export function entryText({ entry, job, who }: OutboxItem): MessageDescriptor {
  switch (entry.name) {
    case 'application.add':
      return job ? msg`Application: ${job}` : msg`An application`;
    case 'application.remove':
      return msg`Withdrawal: ${job}`;
    case 'application.accept':
      return msg`Acceptance of ${who}: ${job}`;
    case 'application.reject':
      return msg`Rejection of ${who}: ${job}`;
    case 'application.list':
      return msg`Application of ${who} opened: ${job}`;
    case 'conversation.add-message':
      return who ? msg`Message to ${who}` : msg`A message`;
    case 'conversation.read':
      return msg`Messages of ${who} read`;
    case 'job.create':
      return msg`New job: ${job}`;
    case 'job.update':
      return msg`Change of the job: ${job}`;
    case 'job.publish':
      return msg`Publication: ${job}`;
    case 'job.unpublish':
      return msg`End of the publication: ${job}`;
    case 'job.delete':
      return job ? msg`Deletion of the job: ${job}` : msg`Deletion of a job`;
    case 'company.update-general':
      return msg`Change of the company ${who}`;
    case 'notification.read-all':
      return msg`Notifications read`;
    case 'notification.delete':
      return msg`Notifications deleted`;
  }
}

/** The words a person wrote in it, so that nothing is thrown away unseen. */
export function entryWords({ args }: OutboxItem['entry']): string {
  if ('text' in args) return args.text ?? '';
  if ('note' in args) return args.note;
  if ('reason' in args && typeof args.reason === 'string' && '_applicationId' in args) return args.reason;
  return '';
}
