import { sql } from 'kysely';
import { mentionsIn, shownMentions } from '../../../contract/mentions.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import { queueWork } from '../../work/queue.ts';
import { once, type WorkKinds } from '../../work/work.ts';

const KIND = 'applications.forget-member';
/** Where the name of an erased account stood. */
const NOBODY = '–';
const ROUND = 200;

type Left = { companyId: string; uid: string };

/** A member has left: nobody is taken care of by them any more, and notes keep their name as plain text. */
export async function queueForgetMember(context: ChangeContext, left: Left): Promise<void> {
  await queueWork(context, { kind: KIND, key: `${left.companyId} ${left.uid}`, payload: left });
}

/** A round at a time, as work of its own: it locks jobs, which who holds the company's lock must not wait for. */
export const forgetMember: WorkKinds = {
  [KIND]: once(
    async (context, payload) => {
      const { companyId, uid } = payload as Left;
      // They may have come back before it ran.
      if (await isMember(context, payload as Left)) return;
      const rows = await context.tx
        .selectFrom('application')
        .where('company_id', '=', companyId)
        .where('erased_at', 'is', null)
        .where((eb) =>
          eb.or([
            sql<boolean>`private -> 'assigned' ->> '_userId' = ${uid}`,
            sql<boolean>`position(${`<@${uid}>`} in private ->> 'notes') > 0`,
          ]),
        )
        .select(['id', 'job_id'])
        .orderBy('job_id')
        .orderBy('id')
        .limit(ROUND)
        .execute();
      const name = await nameOf(context, uid);
      for (const { id, job_id } of rows) {
        await context.tx.selectFrom('job').where('id', '=', job_id).select('id').forNoKeyUpdate().execute();
        await forgetIn(context, id, { uid, name });
      }
      return rows.length === ROUND ? context.now : undefined;
    },
    { lane: 'bulk' },
  ),
};

async function forgetIn(
  { tx, now, effects }: ChangeContext,
  id: string,
  { uid, name }: Named,
): Promise<void> {
  const row = await tx
    .selectFrom('application')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .select('private')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const { assigned, notes } = row.private;
  const kept = {
    ...row.private,
    ...(assigned?._userId === uid && { assigned: null }),
    ...(mentionsIn(notes).includes(uid) && { notes: shownMentions(notes, new Map([[uid, name]])) }),
  };
  const next = await tx
    .updateTable('application')
    .set((eb) => ({ private: JSON.stringify(kept), updated_at: now, ver: eb('ver', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'ver', 'company_id'])
    .executeTakeFirstOrThrow();
  effects.change(companyBucket(next.company_id), 'applicant', next);
}

type Named = { uid: string; name: string };

async function nameOf({ tx }: ChangeContext, uid: string): Promise<string> {
  const user = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select(['firstname', 'lastname'])
    .executeTakeFirst();
  return user ? `${user.firstname} ${user.lastname}`.trim() : NOBODY;
}

async function isMember({ tx }: ChangeContext, { companyId, uid }: Left): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('user_id', '=', uid)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
