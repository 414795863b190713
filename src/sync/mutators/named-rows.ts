import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import type { TableName } from '../../../contract/sync.ts';
import { type RowKey, rowKey } from '../../replica/outbox-entry.ts';
import { linkedRows } from './links.ts';

type Named<Name extends MutationName> = (args: MutationArgs<Name>, uid: string) => readonly RowKey[];

/**
 * Rows that the arguments of a change name and its effect asks for, whatever it finds there. They are read at once,
 * which spares a tap the way to the store and back for each; what else an effect asks for is read then. A change that
 * is not here asks for one thing after the other.
 */
const named: { [Name in MutationName]?: Named<Name> } = {
  'application.accept': ({ _applicationId, _jobId }, uid) => [
    ...(_applicationId === undefined
      ? [linkedRows('applicant', '_jobId', _jobId ?? '')]
      : [rowKey('applicant', _applicationId)]),
    rowKey('user', uid),
  ],
  'application.add': ({ _id, _jobId }) => [rowKey('application', _id), rowKey('job', _jobId)],
  'application.annotate': one('applicant', '_applicationId'),
  'application.answer-keep': one('application', '_applicationId'),
  'application.ask-to-keep': one('applicant', '_applicationId'),
  'application.list': ({ _applicationId }, uid) =>
    _applicationId === undefined ? [] : [rowKey('applicant', _applicationId), rowKey('user', uid)],
  'application.reject': ({ _applicationId }, uid) => [
    rowKey('applicant', _applicationId),
    linkedRows('offer', '_applicationId', _applicationId),
    rowKey('user', uid),
  ],
  'application.remove': one('application', '_applicationId'),
  'conversation.add-message': ({ _conversationId, clientId }) =>
    _conversationId === undefined
      ? []
      : [rowKey('conversation', _conversationId), rowKey('message', clientId)],
  'conversation.clean': one('conversation', 'conversationId'),
  'conversation.delete-message': one('message', '_messageId'),
  'conversation.hide': ({ conversationId }) => [
    rowKey('conversation', conversationId),
    linkedRows('notification', 'ref.id', conversationId),
  ],
  'conversation.read': one('conversation', '_conversationId'),
  'conversation.toggle-reaction': ({ _conversationId, _messageId }) => [
    rowKey('conversation', _conversationId),
    rowKey('message', _messageId),
  ],
  'job.create': ({ _id, _companyId }) => [rowKey('companyJob', _id), rowKey('company', _companyId)],
  'job.delete': ({ jobId }) => [rowKey('companyJob', jobId), linkedRows('applicant', '_jobId', jobId)],
  'job.unpublish': ({ _jobId }) => [rowKey('companyJob', _jobId), linkedRows('applicant', '_jobId', _jobId)],
  'offer.create': ({ _id, offer: { _applicationId } }, uid) => [
    rowKey('offer', _id),
    ...(_applicationId === undefined ? [] : [rowKey('applicant', _applicationId), rowKey('user', uid)]),
  ],
};

export function namedRows<Name extends MutationName>(
  { name, args }: { name: Name; args: MutationArgs<Name> },
  uid: string,
): readonly RowKey[] {
  return (named[name] as Named<Name> | undefined)?.(args, uid) ?? [];
}

function one<Argument extends string>(table: TableName, argument: Argument) {
  return (args: { [Key in Argument]: string }) => [rowKey(table, args[argument])];
}
