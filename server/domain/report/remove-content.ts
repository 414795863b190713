import { ApiError } from '../../../contract/errors.ts';
import { clocksAfter } from '../../../contract/policy/later-wins.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { touchPictureReaders } from '../application/touch-picture-readers.ts';
import { lockCompany, touchCompany } from '../company/lock-company.ts';
import { touchJobs } from '../company/touch-jobs.ts';
import { eraseMessage } from '../conversation/erase-message.ts';
import { touchCreator } from '../creator/touch-creator.ts';
import { eraseFilesOf } from '../file/attach.ts';
import { takeDownJob } from '../job/review.ts';
import { type NewRestriction, type Reasons, restrict } from '../restriction/restrict.ts';
import { lockUserRow, touchUser } from '../user/lock-user.ts';
import type { ReportRow } from './presenter.ts';

type Reported = Pick<ReportRow, 'id' | 'target_type' | 'target_id'>;

/** The mildest measure: takes away what was reported, and leaves the account and the company what they are. */
export async function removeContent(
  context: ChangeContext,
  { id: reportId, target_type: type, target_id: id }: Reported,
  reasons: Reasons,
): Promise<void> {
  const statement: Statement = { ...reasons, reportId };
  switch (type) {
    case 'job':
      return removeJob(context, id, reasons, reportId);
    case 'message':
      return removeMessage(context, id, statement);
    case 'company':
      return emptyPage(context, id, statement);
    case 'creator':
      return emptyCard(context, id, statement);
    case 'user':
      return emptyProfile(context, id, statement);
    case 'conversation':
      throw new ApiError('fields_invalid', 'a conversation is not removed; have its messages reported', {
        fields: [{ path: 'measure', code: 'custom' }],
      });
  }
}

type Statement = Reasons & Pick<NewRestriction, 'reportId'>;

const gone = (what: string) =>
  new ApiError('state_conflict', `the ${what} is gone already: decide without this measure`);

async function removeJob(context: ChangeContext, id: string, reasons: Reasons, reportId: string) {
  const job = await context.tx.selectFrom('job').where('id', '=', id).select('status').executeTakeFirst();
  if (job?.status !== 'published') throw gone('advertisement');
  await takeDownJob(context, id, reasons, reportId);
}

/** Throws `state_conflict` where it is deleted already, or never was. */
export async function removeMessage(context: ChangeContext, id: string, statement: Statement): Promise<void> {
  const { tx, effects } = context;
  const seen = await tx
    .selectFrom('message')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('conversation_id')
    .executeTakeFirst();
  if (seen === undefined) throw gone('message');
  const conversation = await tx
    .selectFrom('conversation')
    .where('id', '=', seen.conversation_id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const message = await tx
    .selectFrom('message')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  recordMessage(effects, await eraseMessage(context, message, conversation), conversation);
  if (message.sender_id === null) return;
  await restrict(context, {
    ...statement,
    kind: 'message_removed',
    concerns: { userId: message.sender_id },
    target: { type: 'message', id },
    about: conversation.job_title ?? '',
  });
}

/** Of a company its name and figures stay. */
async function emptyPage(context: ChangeContext, id: string, statement: Statement) {
  const company = await lockCompany(context.tx, id);
  // The logo is on every job; jobs are locked before files (server/database/lock-order.ts).
  await touchJobs(context, id);
  await eraseFilesOf(context, { type: 'company', id });
  await context.tx
    .updateTable('company')
    .set({
      website: '',
      about: '',
      benefits: '[]',
      photos: '[]',
      logo_file_id: null,
      banner_file_id: null,
      banner_alt: '',
      banner_focus: null,
    })
    .where('id', '=', id)
    .execute();
  await touchCompany(context, id);
  await restrict(context, {
    ...statement,
    kind: 'content_removed',
    concerns: { companyId: id },
    target: { type: 'company', id },
    about: company.company_name,
  });
}

/** Of a creator handle, languages, region and proven sources stay. */
async function emptyCard(context: ChangeContext, id: string, statement: Statement) {
  const creator = await context.tx
    .selectFrom('creator')
    .where('id', '=', id)
    .select(['user_id', 'handle', 'availability'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (creator === undefined || creator.handle === '') throw gone('profile');
  await eraseFilesOf(context, { type: 'creator', id });
  const empty = { niches: '[]', niches_folded: '[]', packages: '[]', examples: '[]', photos: '[]' };
  const availability = creator.availability && JSON.stringify({ ...creator.availability, note: '' });
  await touchCreator(context, id, { bio: '', availability, ...empty });
  await restrict(context, {
    ...statement,
    kind: 'content_removed',
    concerns: { userId: creator.user_id },
    target: { type: 'creator', id },
    about: `@${creator.handle}`,
  });
}

/** Of a person the picture and what they say of themselves goes; name and CV stay, as in their applications. */
async function emptyProfile(context: ChangeContext, id: string, statement: Statement) {
  const user = await lockUserRow(context.tx, id);
  await touchPictureReaders(context, id);
  await eraseFilesOf(context, { type: 'user', id });
  // As said now: what a device said before must not bring it back.
  const clocks = clocksAfter(user.general_at, ['headline', 'about'], context.now.toISOString());
  await context.tx
    .updateTable('user')
    .set({ headline: '', about: '', image_file_id: null, general_at: JSON.stringify(clocks) })
    .where('id', '=', id)
    .execute();
  await touchUser(context, id);
  await restrict(context, {
    ...statement,
    kind: 'content_removed',
    concerns: { userId: id },
    target: { type: 'user', id },
    about: '',
  });
}
