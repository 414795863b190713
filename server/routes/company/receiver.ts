import type { UserMode } from '../../../contract/entities/user.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Db } from '../../database/database.ts';
import { languageOf } from '../../domain/user/settings.ts';

export type Receiver = {
  id: string;
  mode: UserMode;
  companyId: string | null;
  lang: Language;
};

/** Whoever has a record under this mail address; what it says must not change an answer. */
export async function receiverOf(tx: Db, mail: string): Promise<Receiver | undefined> {
  const row = await tx
    .selectFrom('user')
    .leftJoin('member', 'member.user_id', 'user.id')
    .where('user.email', '=', mail)
    .select(['user.id', 'user.mode', 'member.company_id'])
    .orderBy('user.created_at')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { id: row.id, mode: row.mode, companyId: row.company_id, lang: await languageOf(tx, row.id) };
}
