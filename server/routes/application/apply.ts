import { answersTo } from '../../../contract/answers.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Application } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { daysAfter } from '../../base/days.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import { recordApplication } from '../../database/change-log/record.ts';
import { announce } from '../../domain/application/announce.ts';
import { nextSign } from '../../domain/application/applicant-sign.ts';
import { holdFiles } from '../../domain/application/hold-files.ts';
import { answerApplication, readApplication } from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { attachFiles } from '../../domain/file/attach.ts';
import { eraseFiles } from '../../domain/file/erase.ts';
import { type Applying, isWithdrawn } from './may-apply.ts';
import { receiptHash, receiptNo } from './receipt.ts';
import { snapshotOf } from './snapshot.ts';

/**
 * Receives an application. There is one for each person and job: a second one is answered with the first and its
 * receipt, a withdrawn one is sent in again with a new receipt.
 */
export async function apply(
  context: CallContext,
  args: ArgsOf<'application.add'>,
  applying: Applying,
): Promise<Application> {
  const { existing, job, user } = applying;
  if (existing !== undefined && !isWithdrawn(existing)) return readApplication(context.tx, existing);
  await assertIdsFree(context, args, existing);
  await spend(context, 'applications', user.id);
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
          user_id: user.id,
          conversation_id: args._conversationId,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  await attachFiles(context, args.files ?? [], { type: 'application', id: row.id });
  await holdFiles(context, row, args.openFiles ?? []);
  recordApplication(context.effects, row);
  // What the company saw of an earlier try waits for a guardian now.
  if (existing?.visible_at && row.visible_at === null)
    context.effects.change(companyBucket(row.company_id), 'applicant', row, true);
  if (row.visible_at !== null) await announce(context, row, job);
  return answerApplication(context, row);
}

/** The caller's application for a job: there is one of each two. Throws `not_found`. */
export async function applicationFor(context: CallContext, jobId: string): Promise<string> {
  const row = await context.tx
    .selectFrom('application')
    .where('job_id', '=', jobId)
    .where('user_id', '=', userOf(context).id)
    .select('id')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such application');
  return row.id;
}

type Content = Awaited<ReturnType<typeof contentOf>>;

async function contentOf(
  context: CallContext,
  args: ArgsOf<'application.add'>,
  { user, job, ageBand, guardian, existing }: Applying,
) {
  const { now } = context;
  const { person, cv, nameShown } = await snapshotOf(context, user, args.snapshot);
  const signed = nameShown === 'sign' || job.company_settings.blind === true;
  const sign = signed ? (existing?.person.sign ?? (await nextSign(context.tx, job.id))) : undefined;
  const waits = guardian === 'pending';
  return {
    note: args.note,
    answers: JSON.stringify(answersTo(job.questions, args.answers ?? [])),
    cv: cv && JSON.stringify(cv),
    creator_id: args._creatorId ?? null,
    source: args.source ?? null,
    // A device may know less than the server, never more.
    job_rev: Math.min(args.jobRev, job.rev),
    status: 'submitted' as const,
    status_at: JSON.stringify({ submitted: now.toISOString() }),
    decided_by: user.id,
    seen_at: null,
    due_at: waits ? null : daysAfter(now, job.reply_days),
    due_told: 0,
    answered_at: null,
    rejection: null,
    receipt_no: await receiptNo(context),
    received_at: now,
    receipt_hash: receiptHash(user.id, args),
    age_band: ageBand,
    guardian,
    visible_at: waits ? null : now,
    person: JSON.stringify({ ...person, ...(sign !== undefined && { sign }) }),
    proposal: args.proposal ? JSON.stringify(args.proposal) : null,
    job_snapshot: JSON.stringify({
      title: job.title,
      companyName: job.company_name,
      place: job.location?.label ?? null,
    }),
    withdraw_reason: null,
    erase_at: null,
    erased_at: null,
    removed_at: null,
    removed_from: null,
    updated_at: now,
  };
}

/**
 * The same record again. A conversation that exists already stays the one of this application. Notes, tags and the
 * colleague in charge are about the person and stay; that they were hired was about what they have withdrawn.
 */
async function sendAgain(
  context: CallContext,
  args: ArgsOf<'application.add'>,
  existing: ApplicationRow,
  content: Content,
): Promise<ApplicationRow> {
  const { tx } = context;
  await dropFiles(context, existing, args.files ?? []);
  const conversation = await tx
    .selectFrom('conversation')
    .select('id')
    .where('application_id', '=', existing.id)
    .executeTakeFirst();
  return tx
    .updateTable('application')
    .set((eb) => ({
      ...content,
      private: JSON.stringify({ ...existing.private, hiredOutsideAt: null }),
      conversation_id: conversation?.id ?? args._conversationId,
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', existing.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Files of the first try that are not sent again. */
async function dropFiles(context: CallContext, { id }: ApplicationRow, keep: readonly string[]) {
  const attached = await context.tx
    .selectFrom('file')
    .where('attached_type', '=', 'application')
    .where('attached_id', '=', id)
    .where('erased_at', 'is', null)
    .select('id')
    .execute();
  await eraseFiles(
    context,
    attached.map((file) => file.id).filter((file) => !keep.includes(file)),
  );
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
