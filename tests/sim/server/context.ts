import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { TableName } from '../../../contract/sync.ts';
import { membershipOf, type ServerState } from './state.ts';

export type Logged = { bucket: string; table: TableName; id: string; ver: number; deleted: boolean };

/** What a call changes and works with. A handler that throws has changed nothing. */
export type ModelContext = {
  state: ServerState;
  /** ISO 8601. */
  now: string;
  newId: () => string;
  uid: string;
  user: User;
  /** Changed rows by bucket, table and id, in the order they were first changed. */
  changed: Map<string, Logged>;
  market: Map<string, { id: string; ver: number; deleted: boolean }>;
  /** What the server does last, before the log. */
  atEnd: (() => void)[];
};

export function record(
  { changed }: ModelContext,
  bucket: string,
  table: TableName,
  row: { _id: string; ver: number },
  deleted = false,
): void {
  changed.set(`${bucket} ${table} ${row._id}`, { bucket, table, id: row._id, ver: row.ver, deleted });
}

export function memberOf({ state, uid }: ModelContext, companyId: string, missing = 'no such job') {
  const membership = membershipOf(state, uid);
  if (membership?.companyId !== companyId) throw new ApiError('not_found', missing);
  return membership;
}

export const mayAnswer = (member: { role: string; canChat: boolean }) =>
  member.role === 'owner' || member.canChat;

/** Members who hear of applications and messages, as a company's settings are by default. */
export function readersOf({ state }: ModelContext, companyId: string): string[] {
  const members = [...(state.companies.get(companyId)?.members ?? [])].sort((a, b) =>
    a._userId < b._userId ? -1 : 1,
  );
  const told = members.filter(({ canChat }) => canChat);
  const found = told.length > 0 ? told : members.filter(({ role }) => role === 'owner');
  return found.map(({ _userId }) => _userId);
}
