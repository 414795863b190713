import type { ArgsOf } from '../../../contract/calls.ts';
import type { Application } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { daysAfter } from '../../api/days.ts';
import { recordApplication } from '../../change-log/record.ts';
import { membersOf } from '../company/members.ts';
import { notify } from '../notification/notify.ts';
import { touchJob } from './job-stats.ts';
import type { Applying } from './policy.ts';
import { type ApplicationRow, nameFor, presentApplication } from './presenter.ts';
import { receiptHash, receiptNo } from './receipt.ts';

/**
 * Receives an application. There is one for each person and job: a second one is answered with the first and its
 * receipt, a withdrawn one is sent in again with a new receipt.
 */
export async function apply(
  context: CallContext,
  args: ArgsOf<'application.add'>,
  applying: Applying,
): Promise<Application> {
  const { existing, job } = applying;
  if (existing !== undefined && existing.status !== 'withdrawn') return presentApplication(existing);
  await assertIdsFree(context, args, existing);
  const content = await contentOf(context, args, applying);
  const row = existing
    ? await sendAgain(context, args, existing, content)
    : await context.tx
        .insertInto('application')
        .values({
          ...content,
          id: args._id,
          job_id: job.id,
          company_id: job.company_id,
          user_id: applying.user.id,
          conversation_id: args._conversationId,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  recordApplication(context.effects, row);
  await touchJob(context, job.id);
  for (const uid of await membersOf(context.tx, job.company_id)) {
    await notify(context, {
      to: uid,
      type: 'application_new',
      ref: { type: 'application', id: row.id },
      params: [nameFor(row), job.title],
    });
  }
  return presentApplication(row);
}

type Content = Awaited<ReturnType<typeof contentOf>>;

async function contentOf(
  context: CallContext,
  args: ArgsOf<'application.add'>,
  { user, job, ageBand }: Applying,
) {
  const { now } = context;
  return {
    note: args.note,
    job_rev: args.jobRev,
    status: 'submitted' as const,
    status_at: JSON.stringify({ submitted: now.toISOString() }),
    seen_at: null,
    due_at: daysAfter(now, job.reply_days),
    rejection: null,
    receipt_no: await receiptNo(context),
    received_at: now,
    receipt_hash: receiptHash(user.id, args),
    age_band: ageBand,
    person: JSON.stringify({ firstname: user.firstname, lastname: user.lastname, email: user.email }),
    job_snapshot: JSON.stringify({
      title: job.title,
      companyName: job.company_name,
      place: job.location?.label ?? null,
    }),
    withdraw_reason: null,
    erase_at: null,
    removed_at: null,
  };
}

/** The same record again. A conversation that exists already stays the one of this application. */
async function sendAgain(
  { tx }: CallContext,
  args: ArgsOf<'application.add'>,
  existing: ApplicationRow,
  content: Content,
): Promise<ApplicationRow> {
  const conversation = await tx
    .selectFrom('conversation')
    .select('id')
    .where('application_id', '=', existing.id)
    .executeTakeFirst();
  return tx
    .updateTable('application')
    .set((eb) => ({
      ...content,
      conversation_id: conversation?.id ?? args._conversationId,
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', existing.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ids are made on devices; one that is somebody else's is refused without saying whose. */
async function assertIdsFree(
  { tx }: CallContext,
  args: ArgsOf<'application.add'>,
  existing: ApplicationRow | undefined,
): Promise<void> {
  const holders = await tx
    .selectFrom('application')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', args._id), eb('conversation_id', '=', args._conversationId)]))
    .execute();
  if (holders.some(({ id }) => id !== existing?.id))
    throw new ApiError('state_conflict', 'an id is taken; make new ones');
}
