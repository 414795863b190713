import type { Db } from '../../database/database.ts';
import type { RestoreLog } from '../../domain/backup/restore-log.ts';

/** A member who is made the owner, because the only owner in the backup was erased since. */
export type Heir = { readonly company: string; readonly mail: string };
/** `erasures`: accounts and companies that the next start erases. */
export type ErasedAgain = { readonly erasures: number; readonly heirs: Heir[] };
type At = { readonly newId: () => string; readonly now: Date };

/**
 * Makes the work due that erases those who were erased after the backup. What they had to do before it is done here,
 * since nobody will do it a second time: their company has another owner, or goes as well, and its plan has ended.
 */
export async function eraseAgain(tx: Db, erased: RestoreLog['erased'], at: At): Promise<ErasedAgain> {
  const idsOf = (which: 'user' | 'company') => erased.flatMap(({ kind, id }) => (kind === which ? [id] : []));
  const companies = new Set(idsOf('company'));
  const people = idsOf('user');
  const heirs: Heir[] = [];
  for (const orphan of await ownedOnlyBy(tx, people)) {
    if (companies.has(orphan.id)) continue;
    const mail = await makeOwner(tx, orphan.id, people);
    if (mail === undefined) companies.add(orphan.id);
    else heirs.push({ company: orphan.name, mail });
  }
  let erasures = 0;
  for (const id of companies) if (await eraseCompanyAgain(tx, id, at)) erasures += 1;
  for (const id of people) if (await erasePersonAgain(tx, id, at)) erasures += 1;
  return { erasures, heirs };
}

async function ownedOnlyBy(tx: Db, people: string[]): Promise<{ id: string; name: string }[]> {
  if (people.length === 0) return [];
  return tx
    .selectFrom('member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .where('company.deleted_at', 'is', null)
    .where('member.role', '=', 'owner')
    .groupBy(['company.id', 'company.company_name'])
    .having((eb) => eb.fn<boolean>('bool_and', [eb('member.user_id', 'in', people)]))
    .select(['company.id', 'company.company_name as name'])
    .orderBy('company.id')
    .execute();
}

/** Of the members who stay, the one who has been there for longest. Returns their mail address. */
async function makeOwner(tx: Db, companyId: string, leaving: string[]): Promise<string | undefined> {
  const next = await tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', companyId)
    .where('member.user_id', 'not in', leaving)
    .where('user.erased_at', 'is', null)
    .where('user.delete_at', 'is', null)
    .select(['user.id', 'user.email'])
    .orderBy('member.created_at')
    .orderBy('user.id')
    .executeTakeFirst();
  if (next === undefined) return undefined;
  await tx
    .updateTable('member')
    .set({ role: 'owner', can_sign: true, can_chat: true })
    .where('company_id', '=', companyId)
    .where('user_id', '=', next.id)
    .execute();
  return next.email;
}

async function eraseCompanyAgain(tx: Db, id: string, at: At): Promise<boolean> {
  const found = await tx
    .updateTable('company')
    .set((eb) => ({
      deletion_requested_at: eb.fn.coalesce('deletion_requested_at', eb.val(at.now)),
      deletion_final_at: at.now,
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) return false;
  // It had ended before the company could go; alive, it would be billed again and hold the company.
  await tx
    .updateTable('subscription')
    .set({ status: 'canceled', ended_at: at.now })
    .where('company_id', '=', id)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .execute();
  await queue(tx, { kind: 'company.erase', key: id, payload: { companyId: id } }, at);
  return true;
}

async function erasePersonAgain(tx: Db, id: string, at: At): Promise<boolean> {
  const found = await tx
    .updateTable('user')
    .set({ delete_at: at.now })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) return false;
  await queue(tx, { kind: 'user.erase', key: id, payload: { uid: id } }, at);
  return true;
}

async function queue(
  tx: Db,
  work: { kind: string; key: string; payload: Record<string, string> },
  { newId, now }: At,
): Promise<void> {
  await tx
    .insertInto('work')
    .values({ id: newId(), ...work, payload: JSON.stringify(work.payload), run_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({ run_at: eb.ref('excluded.run_at') })),
    )
    .execute();
}
