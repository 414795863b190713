import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Endings } from '../../../locales/types/endings.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { closeOne } from '../../domain/application/close.ts';
import { eraseApplication } from '../../domain/application/erase.ts';
import { countFiles, lockConversations } from '../../domain/application/erase-content.ts';
import { endKeeping } from '../../domain/application/keeping.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { changeJob } from '../../domain/job/change-job.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { assertNothingOpen } from './open-applications.ts';

type Counts = AnswerOf<'job.clean'>['erased'];

/** How each state that is not over ends as its data go: nobody is left waiting. */
const ENDS: Partial<Record<ApplicationRow['status'], keyof Endings>> = {
  submitted: 'neverSeen',
  accepted: 'timeOver',
};

/**
 * Erases the applicants' data of a job that is over (editjob.6). Refused while somebody waits for an answer or an offer
 * can still be signed; who is in conversation reads that it is over. `dryRun` counts what would go.
 */
export async function cleanJob(
  context: CallContext,
  { dryRun }: ArgsOf<'job.clean'>,
  job: JobRow,
): Promise<AnswerOf<'job.clean'>> {
  const { tx, now } = context;
  await assertNothingOpen(tx, job.id);
  const applications = await tx
    .selectFrom('application')
    .where('job_id', '=', job.id)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .$if(dryRun !== true, (query) => query.forNoKeyUpdate())
    .execute();
  const talking = applications.filter(({ status }) => status === 'accepted').length;
  if (dryRun === true) return { erased: await counted(context, applications), talking };
  const over: ApplicationRow[] = [];
  for (const one of applications) {
    const why = ENDS[one.status];
    over.push(why === undefined ? one : await closeOne(context, one, why));
  }
  await lockConversations(context, over);
  const erased: Counts = { applications: 0, files: 0, messages: 0 };
  const actor = { uid: userOf(context).id };
  for (const row of over) {
    // What it changes is erased with all else; that the consent is over is told.
    await endKeeping(context, row, actor.uid);
    const one = await eraseApplication(context, row);
    erased.applications += one.applications;
    erased.files += one.files;
    erased.messages += one.messages;
  }
  await changeJob(context, job, { cleaned_at: now }, { actor, action: 'job.cleaned', after: erased });
  return { erased, talking };
}

async function counted(context: CallContext, applications: ApplicationRow[]): Promise<Counts> {
  const ids = applications.map(({ id }) => id);
  if (ids.length === 0) return { applications: 0, files: 0, messages: 0 };
  const messages = await context.tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .where('conversation.application_id', 'in', ids)
    .select('message.id')
    .execute();
  const files =
    (await countFiles(context, 'application', ids)) +
    (await countFiles(
      context,
      'message',
      messages.map(({ id }) => id),
    ));
  return { applications: ids.length, files, messages: messages.length };
}
