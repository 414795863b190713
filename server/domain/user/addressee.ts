import type { Language } from '../../../contract/languages.ts';
import type { Db } from '../../database/database.ts';
import { languageOf } from './settings.ts';

/** A person's mail address and language. */
export type Addressee = { readonly email: string; readonly firstname: string; readonly lang: Language };

/** Undefined for an account that was erased. */
export async function addresseeOf(tx: Db, uid: string): Promise<Addressee | undefined> {
  const user = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select(['email', 'firstname'])
    .executeTakeFirst();
  return user && { ...user, lang: await languageOf(tx, uid) };
}
