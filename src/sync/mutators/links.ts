import type { RowKey } from '../../replica/outbox-entry.ts';

/**
 * By what rows name another one. Each is an index of the replica (database.ts), and no effect ever changes one: so rows
 * that are found by it as they are shown are those that are found by it in the truth.
 */
type Links = { applicant: '_jobId'; notification: 'ref.id'; offer: '_applicationId' };

/**
 * So many links are followed one by one; of more the table is read whole. The answer is the same, so a simulation may
 * set it low, to go both ways.
 */
export const LINKED = { eachMax: 32 };

export type LinkedTable = keyof Links;
export type Link<Table extends LinkedTable = LinkedTable> = Links[Table];

/** Stands for all rows that name another one, in what has to be loaded; what was read is told as the whole table. */
export function linkedRows(table: LinkedTable, link: Link, id: string): RowKey {
  return `${table}:*${link}=${id}`;
}

/** By what, and whom, the rows of such a key name; undefined of any other key. @param id behind the table */
export function splitLink(id: string): { link: string; id: string } | undefined {
  const at = id.startsWith('*') ? id.indexOf('=') : -1;
  return at < 0 ? undefined : { link: id.slice(1, at), id: id.slice(at + 1) };
}

/** The id that a row names by a link. */
export function linkedId(row: object, link: string): unknown {
  return link.split('.').reduce<unknown>((part, field) => (part as Record<string, unknown>)[field], row);
}
