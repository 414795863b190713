import { openPgliteFolder } from '../../../server/database/pglite-folder.ts';
import type { Ledger } from './judge.ts';
import { TOKEN } from './tap.ts';

/** Every message and application of a run as the database itself has it. The server must have been stopped. */
export async function serverLedger(dataDir: string): Promise<Ledger> {
  const { db, close } = await openPgliteFolder(dataDir);
  try {
    const messages = await db
      .selectFrom('message')
      .select(['text', 'conversation_id as lane', 'seq'])
      .where('text', 'like', '%#%')
      .execute();
    const applications = await db
      .selectFrom('application')
      .select(['note as text', 'job_id as lane'])
      .where('note', 'like', '%#%')
      .execute();
    const ledger = new Map<string, { lane: string; seq: number }[]>();
    for (const { text, ...row } of [...messages, ...applications.map((row) => ({ ...row, seq: 0 }))]) {
      for (const [token] of text.matchAll(TOKEN)) ledger.set(token, [...(ledger.get(token) ?? []), row]);
    }
    return ledger;
  } finally {
    await close();
  }
}
