import type { LogEntry } from '../../../contract/entities/log.ts';
import type { Replica } from '../database.ts';
import { isStopped, type OutboxEntry } from '../outbox-entry.ts';
import { myCompany } from './me.ts';
import { outboxEntries } from './outbox.ts';

/** What this device knows the subjects of a company's log by: type and id of the reference to a name. */
export type LogNames = ReadonlyMap<string, string>;

export const logKey = ({ type, id }: NonNullable<LogEntry['ref']>): string => `${type}:${id}`;

/** Names of jobs, applicants, offers, members and invited addresses of the company. */
export async function logNames(db: Replica): Promise<LogNames> {
  const [company, jobs, applicants, offers] = await Promise.all([
    myCompany(db),
    db.companyJob.toArray(),
    db.applicant.toArray(),
    db.offer.toArray(),
  ]);
  return new Map<string, string>([
    ...jobs.map(({ _id, title }): [string, string] => [`job:${_id}`, title]),
    ...applicants.map(({ _id, name, job }): [string, string] => [
      `application:${_id}`,
      `${name}, ${job.title}`,
    ]),
    ...offers.map(({ _id, parties, terms }): [string, string] => [
      `offer:${_id}`,
      `${parties.talent.name}, ${terms.title}`,
    ]),
    ...(company?.members ?? []).map(({ _userId, name }): [string, string] => [`member:${_userId}`, name]),
    ...(company?.invitations ?? []).map(({ _id, mail }): [string, string] => [`invitation:${_id}`, mail]),
  ]);
}

export type WritingNote = OutboxEntry<'log.create'>;

/** Notes that have not been received yet: the log itself is the server's. */
export async function waitingNotes(db: Replica): Promise<{ waiting: WritingNote[]; stopped: WritingNote[] }> {
  const notes = (await outboxEntries(db)).filter(
    (entry): entry is WritingNote => entry.name === 'log.create',
  );
  return { waiting: notes.filter((entry) => !isStopped(entry)), stopped: notes.filter(isStopped) };
}
