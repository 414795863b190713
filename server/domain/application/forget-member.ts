import { sql } from 'kysely';
import type { Assignment } from '../../../contract/entities/application.ts';
import { mentionsIn, shownMentions } from '../../../contract/mentions.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { queueWork } from '../../work/queue.ts';
import { once, type WorkKinds } from '../../work/work.ts';
import { isMember } from '../company/members.ts';
import { keepRecord } from './keep-record.ts';

const KIND = 'applications.forget-member';
/** Where the name of an erased account stood. */
const NOBODY = '–';
const ROUND = 200;

type Left = { companyId: string; uid: string };

/**
 * A member has left: jobs name them as a reader no more, nobody is taken care of by them or on their word, and notes keep
 * their name as plain text.
 */
export async function queueForgetMember(context: ChangeContext, left: Left): Promise<void> {
  await queueWork(context, { kind: KIND, key: `${left.companyId} ${left.uid}`, payload: left });
}

/** A round at a time, as work of its own: it locks jobs, which who holds the company's lock must not wait for. */
export const forgetMember: WorkKinds = {
  [KIND]: once(
    async (context, payload) => {
      const { companyId, uid } = payload as Left;
      // They may have come back before it ran.
      if (await isMember(context.tx, companyId, uid)) return;
      if (await forgetReader(context, { companyId, uid })) return context.now;
      const rows = await context.tx
        .selectFrom('application')
        .where('company_id', '=', companyId)
        .where('erased_at', 'is', null)
        .where((eb) =>
          eb.or([
            sql<boolean>`${uid} in (private -> 'assigned' ->> '_userId', private -> 'assigned' ->> 'by')`,
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

/**
 * Where they were the only one a job names, its owners alone read on: null would open it to everybody. Answers whether
 * there were any.
 */
async function forgetReader({ tx, effects }: ChangeContext, { companyId, uid }: Left): Promise<boolean> {
  const naming = await tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`jsonb_exists(visible_to, ${uid}::text)`)
    .select('id')
    .orderBy('id')
    .limit(ROUND)
    .forNoKeyUpdate()
    .execute();
  if (naming.length === 0) return false;
  const jobs = await tx
    .updateTable('job')
    .set((eb) => ({ visible_to: sql`visible_to - ${uid}::text`, ver: eb('ver', '+', 1) }))
    .where(
      'id',
      'in',
      naming.map(({ id }) => id),
    )
    .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
    .execute();
  for (const job of jobs) recordJob(effects, job);
  return true;
}

async function forgetIn(context: ChangeContext, id: string, { uid, name }: Named): Promise<void> {
  const row = await context.tx
    .selectFrom('application')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const { assigned, notes } = row.private;
  await keepRecord(context, row, {
    ...(assigned && { assigned: withoutMember(assigned, uid) }),
    ...(mentionsIn(notes).includes(uid) && { notes: shownMentions(notes, new Map([[uid, name]])) }),
  });
}

/** Who is taken care of by a colleague stays so; that the member had said it goes. */
function withoutMember(assigned: Assignment, uid: string): Assignment | null {
  if (assigned._userId === uid) return null;
  return assigned.by === uid ? { ...assigned, by: null } : assigned;
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
