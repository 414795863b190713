import { mentionNames } from '../../../contract/mentions.ts';
import type { Replica } from '../database.ts';
import { myCompany } from './me.ts';

/** What members of one's company are called where a note names them; nobody without a company. */
export async function colleagueNames(db: Replica): Promise<ReadonlyMap<string, string>> {
  return mentionNames((await myCompany(db))?.members ?? []);
}
