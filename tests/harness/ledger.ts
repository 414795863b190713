import { openPgliteFolder } from '../../server/database/pglite-folder.ts';

/** What the database itself holds. The server must have been stopped: one folder, one process. */
export async function ledgerOf(
  dataDir: string,
  { note, text }: { note: string; text?: string },
): Promise<{ applications: number; messages: number; receipts: string[] }> {
  const { db, close } = await openPgliteFolder(dataDir);
  try {
    const applications = await db.selectFrom('application').selectAll().where('note', '=', note).execute();
    const messages = text
      ? await db.selectFrom('message').selectAll().where('text', '=', text).execute()
      : [];
    return {
      applications: applications.length,
      messages: messages.length,
      receipts: applications.map(({ receipt_no }) => receipt_no),
    };
  } finally {
    await close();
  }
}
