import type { MutationName } from '../../../contract/mutations.ts';
import type { TableName } from '../../../contract/sync.ts';
import { type RowKey, rowKey } from '../../replica/outbox-entry.ts';

/** Tables that an argument of such a name may speak of; `_id` is the row that the change makes. */
const TABLES: Record<string, readonly TableName[]> = {
  _applicationId: ['application', 'applicant'],
  _companyId: ['company'],
  companyId: ['company'],
  _conversationId: ['conversation'],
  conversationId: ['conversation'],
  clientId: ['message'],
  _messageId: ['message'],
  _jobId: ['job', 'companyJob'],
  jobId: ['companyJob'],
  _notificationId: ['notification'],
  _offerId: ['offer'],
  offerId: ['offer'],
};

const MADE: Partial<Record<MutationName, TableName>> = {
  'application.add': 'application',
  'job.create': 'companyJob',
};

/**
 * Rows that a change names, and so most of what its effect will ask for. Only a guess that saves a tap the way to the
 * store and back for each row: what is missing is loaded when it is asked for, what is too much costs a read.
 */
export function namedRows(name: MutationName, args: object): RowKey[] {
  const keys = Object.entries(args).flatMap(([argument, value]) =>
    typeof value === 'string' ? (TABLES[argument] ?? []).map((table) => rowKey(table, value)) : [],
  );
  const made = MADE[name];
  if (made && '_id' in args) keys.push(rowKey(made, args._id as string));
  const { ref } = args as { ref?: { type?: string; id?: string } };
  if (ref?.type === 'application' && ref.id !== undefined) {
    keys.push(rowKey('application', ref.id), rowKey('applicant', ref.id));
  }
  return keys;
}
