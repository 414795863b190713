import { sql } from 'kysely';
import { openPgliteFolder } from '../../../server/database/pglite-folder.ts';
import type { Ledger } from './judge.ts';
import { TOKEN } from './tap.ts';

/** Every message, application and answer to an offer of a run as the database itself has it. The server must have been stopped. */
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
    const answers = await db
      .selectFrom('offer')
      .innerJoin('offer_version', 'offer_version.offer_id', 'offer.id')
      .whereRef('offer_version.by_user', '=', 'offer.user_id')
      .select(sql<string>`offer.terms->>'title'`.as('text'))
      .select('offer.id as lane')
      .unionAll(
        db
          .selectFrom('offer')
          .innerJoin('offer_signature', 'offer_signature.offer_id', 'offer.id')
          .whereRef('offer_signature.user_id', '=', 'offer.user_id')
          .select(sql<string>`offer.terms->>'title'`.as('text'))
          .select('offer.id as lane'),
      )
      .execute();
    const others = [...applications, ...answers].map((row) => ({ ...row, seq: 0 }));
    const ledger = new Map<string, { lane: string; seq: number }[]>();
    for (const { text, ...row } of [...messages, ...others]) {
      for (const [token] of text.matchAll(TOKEN)) ledger.set(token, [...(ledger.get(token) ?? []), row]);
    }
    return ledger;
  } finally {
    await close();
  }
}
