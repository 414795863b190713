import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Replica } from '../database.ts';
import { blockedIds, otherIdOf, sideIn } from './block.ts';
import { me } from './me.ts';
import { otherName } from './other-name.ts';

export type BlockedOne = {
  id: string;
  /** When, ISO 8601. */
  at: string;
  /** Empty where nothing of them is on this device any more. */
  name: string;
  /** What was written with them, if anything. */
  conversationId: string | undefined;
};

/** Everybody who is blocked, the newest first, by the names this device knows. */
export async function blockedPeople(db: Replica): Promise<BlockedOne[]> {
  const user = await me(db);
  const ids = blockedIds(user);
  if (ids.size === 0) return [];
  const [conversations, applications, applicants] = await Promise.all([
    db.conversation.toArray(),
    db.application.toArray(),
    db.applicant.toArray(),
  ]);
  const nameIn = (row: Conversation, known: string | undefined) =>
    otherName(row, sideIn(row, db.uid), known, db.uid);
  const talks = new Map(conversations.map((row) => [otherIdOf(row, db.uid), row]));
  const known = new Map<string, string>([
    ...applications.map((row): [string, string] => [row._companyId, row.job.companyName]),
    ...applicants.map((row): [string, string] => [row._userId, row.name]),
  ]);
  const all = [...ids].map(async (id): Promise<BlockedOne> => {
    const talk = talks.get(id);
    const name = talk && nameIn(talk, known.get(id));
    return {
      id,
      at: user?.settings.blocked?.[id]?.at ?? '',
      name: name || known.get(id) || (await companyNameOf(db, id)),
      conversationId: talk?._id,
    };
  });
  return (await Promise.all(all)).toSorted((a, b) => b.at.localeCompare(a.at));
}

/** A company one has had nothing to do with is known by its ads alone. */
async function companyNameOf(db: Replica, id: string): Promise<string> {
  const job = await db.job.filter((row) => row._companyId === id).first();
  return job?.companyName ?? '';
}
