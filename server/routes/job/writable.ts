import type { Question } from '../../../contract/entities/question.ts';
import { ApiError } from '../../../contract/errors.ts';
import { forbiddenTopic } from '../../../contract/law/questions.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';

/** Throws `pay_history`, or `question_forbidden`, with every question that nobody may be asked. */
export function assertQuestions(questions: readonly Question[] | undefined, path = 'job.questions'): void {
  const fields = (questions ?? []).flatMap(({ text }, at) => {
    const code = forbiddenTopic(text);
    return code === undefined ? [] : [{ path: `${path}.${at}.text`, code }];
  });
  if (fields.length === 0) return;
  if (fields.every(({ code }) => code === 'pay_history'))
    throw new ApiError(
      'pay_history',
      'nobody is asked what they earn or earned (directive (EU) 2023/970, article 5); ask what they expect instead',
      { fields },
    );
  throw new ApiError(
    'question_forbidden',
    `nobody may be asked this: ${fields.map(({ code }) => code).join(', ')}`,
    {
      fields,
    },
  );
}

/** Readers of a job's applicants are members of its company. Throws `fields_invalid`. */
export async function assertReaders(
  context: CallContext,
  companyId: string,
  visibleTo: readonly string[] | null | undefined,
  path = 'job.visibleTo',
): Promise<void> {
  if (!visibleTo || visibleTo.length === 0) return;
  const members = await context.tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .select('user_id')
    .execute();
  const known = new Set([userOf(context).id, ...members.map((member) => member.user_id)]);
  const fields = visibleTo.flatMap((uid, at) =>
    known.has(uid) ? [] : [{ path: `${path}.${at}`, code: 'unknown' }],
  );
  if (fields.length > 0)
    throw new ApiError('fields_invalid', 'only members of the company can read its applicants', { fields });
}
