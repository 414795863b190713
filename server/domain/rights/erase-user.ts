import { sql } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordUser } from '../../database/change-log/record.ts';
import { queueWork } from '../../work/queue.ts';
import { noteErased } from '../backup/restore-log.ts';
import { lockCompany } from '../company/lock-company.ts';
import { removeMember } from '../company/remove-member.ts';
import { postMail } from '../mail/post-mail.ts';
import { markLifted } from '../restriction/lift.ts';
import { forgetSeller } from '../seller/work.ts';
import { ERASE } from '../user/erasure.ts';
import type { UserRow } from '../user/row.ts';
import { languageOf } from '../user/settings.ts';
import { eraseTalent } from './erase-talent.ts';
import { eraseTalks } from './erase-talks.ts';
import { keepProofOfConsent } from './keep-proof.ts';
import { dropExport } from './make-export.ts';
import { type OwnedAlone, ownedAlone } from './owned-alone.ts';

export const DELETE_IDENTITY = 'rights.delete-identity';

/** Tables whose rows about a person are deleted, with the column of the person's id. */
const DELETED = [
  ['address', 'ref_id'],
  ['birth_date_correction', 'user_id'],
  ['consent_history', 'user_id'],
  ['data_export', 'user_id'],
  ['digest', 'user_id'],
  ['guardian_consent', 'user_id'],
  ['idempotency', 'uid'],
  ['job_view', 'user_id'],
  ['notification', 'user_id'],
  ['passkey', 'user_id'],
  ['push_device', 'user_id'],
  ['seal_key', 'user_id'],
  ['search_alert', 'user_id'],
  ['session', 'user_id'],
  ['tracking', 'user_id'],
  ['usage', 'who'],
  ['user_setting', 'user_id'],
] as const;

/** `told`: a mail has said that the account waits for its company. */
export type Erasing = { uid: string; told?: boolean };

/**
 * Erases an account whose grace is over; a returned date means: not yet. The row stays as an id for other people's
 * records, without any personal data. The other sides get tombstones.
 */
export async function eraseUser(context: ChangeContext, erasing: Erasing): Promise<Date | undefined> {
  const { uid } = erasing;
  const { tx, now, effects, ports } = context;
  const user = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Taken back, or already erased: work may run twice.
  if (user === undefined || user.delete_at === null) return undefined;
  if (user.delete_at > now) return user.delete_at;
  const owned = await ownedAlone(tx, uid);
  if (owned !== undefined) return waitForCompany(context, erasing, user, owned);
  await noteErased(ports.files, 'user', uid);
  await leaveCompany(context, uid);
  await eraseTalent(context, uid);
  await eraseTalks(context, uid);
  await forgetSeller(context, uid);
  const exports = await tx.selectFrom('data_export').where('user_id', '=', uid).select('id').execute();
  for (const { id } of exports) await dropExport(context, id);
  await keepProofOfConsent(context, uid);
  await blank(context, user);
  // A lock ends with its account; its statement is erased once nobody can object any more.
  await markLifted(context, { kind: 'account_locked', targetId: uid });
  for (const [table, column] of DELETED)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${uid}`.execute(tx);
  await tx
    .deleteFrom('invitation')
    .where((eb) => eb.or([eb('user_id', '=', uid), eb('mail', '=', user.email.toLowerCase())]))
    .execute();
  await sql`delete from link where subject ->> 'uid' = ${uid}`.execute(tx);
  await queueWork(context, { kind: DELETE_IDENTITY, key: uid, payload: { uid } });
  const { ver } = await tx.selectFrom('user').where('id', '=', uid).select('ver').executeTakeFirstOrThrow();
  recordUser(effects, { id: uid, ver }, true);
  return undefined;
}

/**
 * An account that was to be deleted waits until its company is in other hands or gone. The person is told once; of a
 * company that is being deleted they know.
 */
async function waitForCompany(
  context: ChangeContext,
  { uid, told = false }: Erasing,
  user: UserRow,
  owned: OwnedAlone,
): Promise<undefined> {
  const tell = !told && !owned.leaving;
  if (tell)
    await postMail(context, {
      to: user.email,
      lang: await languageOf(context.tx, uid),
      template: 'deletion-waits',
      params: {
        firstname: user.firstname,
        company: owned.name,
        day: (user.delete_at ?? context.now).toISOString(),
        url: `${context.settings.publicUrl}/pwa/company/settings`,
      },
    });
  await queueWork(context, {
    kind: ERASE,
    key: uid,
    payload: { uid, told: told || tell },
    at: new Date(context.now.getTime() + DAY_MS),
  });
}

async function leaveCompany(context: ChangeContext, uid: string): Promise<void> {
  const { tx } = context;
  const found = await tx
    .selectFrom('member')
    .where('user_id', '=', uid)
    .select('company_id')
    .executeTakeFirst();
  if (found === undefined) return;
  await lockCompany(tx, found.company_id);
  const member = await tx.selectFrom('member').where('user_id', '=', uid).selectAll().executeTakeFirst();
  if (member !== undefined) await removeMember(context, member, null);
}

async function blank({ tx, now }: ChangeContext, user: UserRow): Promise<void> {
  await tx
    .updateTable('user')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      // An address of nobody: `.invalid` is never registered (RFC 2606).
      email: `${user.id}@erased.invalid`,
      firstname: '',
      lastname: '',
      gender: null,
      date_of_birth: '1900-01-01',
      compulsory_school: null,
      compulsory_school_on: null,
      guardian: 'none',
      guardian_mail: null,
      guardian_since: null,
      guardian_reminded_at: null,
      creator_guardian: 'none',
      phone: null,
      headline: '',
      about: '',
      cv: null,
      availability: '',
      times: null,
      radius_km: null,
      general_at: '{}',
      image_file_id: null,
      address_id: null,
      locked_at: null,
      lock_until: null,
      lock_reason: null,
      lock_statement: null,
      delete_at: null,
      erased_at: now,
    }))
    .where('id', '=', user.id)
    .execute();
}
