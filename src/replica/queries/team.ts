import type { Company, Invitation, Member } from '../../../contract/entities/company.ts';
import type { Replica } from '../database.ts';
import { isStopped, type OutboxEntry } from '../outbox-entry.ts';
import { companyEdit } from './company-edit.ts';
import { outboxEntries } from './outbox.ts';

export type Inviting = OutboxEntry<'company.invite'>;

export type Team = {
  company: Company | null;
  /** The person who looks at it; undefined in the moment in which they are removed. */
  me: Member | undefined;
  /** Changes of the company that have not been received yet. */
  entries: OutboxEntry[];
  /** Invitations that have not: the server gives them their id, so none of them is a row yet. */
  inviting: Inviting[];
  /** Known to the server, without those that an unsent entry replaces. */
  invited: Invitation[];
};

/** Members of the company, and its open invitations. */
export async function team(db: Replica): Promise<Team> {
  const { company, entries } = await companyEdit(db);
  const all = await outboxEntries(db);
  const inviting = all.filter((entry): entry is Inviting => entry.name === 'company.invite');
  const replaced = new Set(
    inviting.filter((entry) => !isStopped(entry)).map(({ args }) => args._receiverMail.toLowerCase()),
  );
  return {
    company,
    me: company?.members.find(({ _userId }) => _userId === db.uid),
    entries,
    inviting,
    invited: company?.invitations.filter(({ mail }) => !replaced.has(mail)) ?? [],
  };
}

/** How many seats are taken, and promised to people who have not answered yet. */
export function seatsInUse(
  { company, inviting }: Pick<Team, 'company' | 'inviting'>,
  now: number,
): {
  members: number;
  asked: number;
} {
  const open = (company?.invitations ?? []).filter(
    ({ status, expiresAt }) => status === 'waiting' || Date.parse(expiresAt) > now,
  );
  const mails = new Set([
    ...open.map(({ mail }) => mail),
    ...inviting.filter((entry) => !isStopped(entry)).map(({ args }) => args._receiverMail.toLowerCase()),
  ]);
  return { members: company?.members.length ?? 0, asked: mails.size };
}
