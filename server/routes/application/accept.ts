import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { may, mayReconsider } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { touchJob } from '../../domain/application/job-stats.ts';
import { readApplicant } from '../../domain/application/presenter.ts';
import { eraseAfter } from '../../domain/application/rejection.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { assertUnmoved, overtaken, setStatus } from '../../domain/application/transition.ts';
import { append } from '../../domain/conversation/append.ts';
import { lockConversation, OPENED, openConversation } from '../../domain/conversation/open.ts';
import { readConversation } from '../../domain/conversation/presenter.ts';
import { tellReaders } from '../../domain/conversation/tell-readers.ts';
import { appendLog } from '../../domain/log/append.ts';
import { notify } from '../../domain/notification/notify.ts';

/** Accepts: the conversation is open from now on, and name and contacts are released to the company. */
export async function accept(
  context: CallContext,
  { message, from }: ArgsOf<'application.accept'>,
  row: ApplicationRow,
): Promise<AnswerOf<'application.accept'>> {
  const { tx } = context;
  // Two members who decide alike are of one mind, not in conflict.
  const repeated = row.status === 'accepted';
  if (!repeated) await assertUnmoved(context, row, from);
  const next = repeated ? row : await enterAccepted(context, row);
  await openConversation(context, next, userOf(context).id);
  if (!repeated && message?.trim()) await firstWords(context, next, message);
  const conversation = await readConversation(tx, next.conversation_id, { side: 'company' }, context.now);
  return { applicant: await readApplicant(tx, next), conversation };
}

async function enterAccepted(context: CallContext, row: ApplicationRow): Promise<ApplicationRow> {
  const { id: uid } = userOf(context);
  const reconsidered = !may('accept', row.status);
  if (reconsidered) await assertReconsidered(context, row);
  const next = await setStatus(context, row, 'accepted', uid, {
    seen_at: row.seen_at ?? context.now,
    answered_at: row.answered_at ?? context.now,
    rejection: null,
    erase_at: await eraseAcceptedAt(context, row),
    due_at: null,
  });
  await touchJob(context, row.job_id, { reviewed: true });
  await appendLog(context, {
    companyId: row.company_id,
    actor: { uid },
    action: reconsidered ? 'application.reconsidered' : 'application.accepted',
    ref: { type: 'application', id: row.id },
    before: { status: row.status },
    after: { status: 'accepted' },
  });
  await notify(context, {
    to: row.user_id,
    type: 'application_accepted',
    ref: { type: 'application', id: row.id },
    params: [row.job_snapshot.companyName, row.job_snapshot.title],
  });
  return next;
}

/** Null while the job is on the market; else the time runs already. */
async function eraseAcceptedAt(context: CallContext, row: ApplicationRow): Promise<Date | null> {
  const job = await context.tx
    .selectFrom('job')
    .where('id', '=', row.job_id)
    .select('status')
    .executeTakeFirstOrThrow();
  return job.status === 'published' ? null : eraseAfter(context, row.company_id);
}

/** The owner, and nobody else, may take a rejection back within 24 hours. */
async function assertReconsidered(context: CallContext, row: ApplicationRow): Promise<void> {
  const recent = mayReconsider({ statusAt: row.status_at }, context.now.toISOString());
  const isOwner = userOf(context).membership?.role === 'owner';
  if (!may('reconsider', row.status) || !recent || !isOwner) await overtaken(context, row);
}

/** What a company says with its acceptance is the first message of the conversation, which is open by now. */
async function firstWords(context: CallContext, row: ApplicationRow, text: string): Promise<void> {
  const { id: uid } = userOf(context);
  const conversation = await lockConversation(context.tx, row.id);
  if (conversation === undefined) throw new Error('an accepted application has a conversation');
  await spend(context, 'messages', uid);
  const message = {
    id: context.chance.newId(),
    senderId: uid,
    side: 'company',
    type: 'text',
    text,
    clientAt: context.now,
  } as const;
  const appended = await append(context, conversation, message, OPENED);
  await tellReaders(context, appended.conversation, { uid, side: 'company' });
}
