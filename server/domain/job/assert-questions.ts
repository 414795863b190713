import type { Question } from '../../../contract/entities/question.ts';
import { ApiError } from '../../../contract/errors.ts';
import { forbiddenTopic } from '../../../contract/law/questions.ts';

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
