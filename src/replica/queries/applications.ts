import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Replica } from '../database.ts';

/** The application a conversation is about, on either side. */
export async function applicationOfConversation(
  db: Replica,
  conversationId: string,
): Promise<{ side: 'talent'; row: Application } | { side: 'company'; row: Applicant } | undefined> {
  const mine = await db.application.where('_conversationId').equals(conversationId).first();
  if (mine) return { side: 'talent', row: mine };
  const theirs = await db.applicant.where('_conversationId').equals(conversationId).first();
  return theirs && { side: 'company', row: theirs };
}
