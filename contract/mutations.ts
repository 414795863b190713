import type { ArgsOf, CallName } from './calls.ts';

/**
 * The changes a person can make without network. A mutation is a queueable call: its arguments are the call's
 * arguments, its name is the call's name. Added here it still lacks its optimistic effect, and the compiler shows
 * where (`src/sync/mutators.ts`).
 */
export type Mutation<Name extends CallName> = {
  /** Entries of one lane are sent in order, lanes side by side (rule W4). */
  lane: (args: ArgsOf<Name>) => string;
  /** Nothing of it is worth a person's attention: once refused it is dropped instead of shown. */
  quiet?: boolean;
};

type QueueableCall =
  | 'application.accept'
  | 'application.add'
  | 'application.list'
  | 'application.reject'
  | 'application.remove'
  | 'company.update-general'
  | 'conversation.add-message'
  | 'conversation.read'
  | 'job.create'
  | 'job.delete'
  | 'job.publish'
  | 'job.unpublish'
  | 'job.update'
  | 'notification.delete'
  | 'notification.read-all';

export const mutations: { [Name in QueueableCall]: Mutation<Name> } = {
  'application.accept': {
    lane: ({ _applicationId, _jobId }) =>
      _applicationId === undefined ? `job:${_jobId}` : `application:${_applicationId}`,
  },
  'application.add': { lane: (args) => `application:${args._id}` },
  'application.list': { lane: (args) => `application:${args._applicationId}`, quiet: true },
  'application.reject': { lane: (args) => `application:${args._applicationId}` },
  'application.remove': { lane: (args) => `application:${args._applicationId}` },
  'company.update-general': { lane: (args) => `company:${args.companyId}` },
  'conversation.add-message': { lane: (args) => `conversation:${args._conversationId ?? args.clientId}` },
  'conversation.read': { lane: (args) => `conversation:${args._conversationId}`, quiet: true },
  'job.create': { lane: (args) => `job:${args._id}` },
  'job.delete': { lane: (args) => `job:${args.jobId}` },
  'job.publish': { lane: (args) => `job:${args._jobId}` },
  'job.unpublish': { lane: (args) => `job:${args._jobId}` },
  'job.update': { lane: (args) => `job:${args._jobId}` },
  'notification.delete': { lane: () => 'user', quiet: true },
  'notification.read-all': { lane: () => 'user', quiet: true },
};

export type MutationName = QueueableCall;
export type MutationArgs<Name extends MutationName> = ArgsOf<Name>;
