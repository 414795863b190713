import type { Answer, GivenAnswer, Question } from './entities/question.ts';
import type { FieldError } from './errors.ts';

/** Problems of the answers to a job's questions; empty where they may be sent. */
export function answerProblems(
  questions: readonly Question[],
  answers: readonly Answer[],
  path = 'answers',
): FieldError[] {
  const problems: FieldError[] = [];
  const given = new Map(answers.map((one) => [one.id, one.value]));
  if (given.size < answers.length) problems.push({ path, code: 'not_unique' });
  for (const { id, type, required } of questions) {
    const value = given.get(id);
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) {
      if (required) problems.push({ path: `${path}.${id}`, code: 'missing' });
    } else if (typeof value !== TYPE[type]) problems.push({ path: `${path}.${id}`, code: 'invalid_type' });
  }
  return problems;
}

/**
 * The answers to the job's questions, each with its question: one to a question that is gone by now is dropped, not
 * refused.
 */
export function answersTo(questions: readonly Question[], answers: readonly Answer[]): GivenAnswer[] {
  return answers.flatMap(({ id, value }) => {
    const asked = questions.find((question) => question.id === id);
    return asked ? [{ id, value, question: asked.text }] : [];
  });
}

const TYPE: Record<Question['type'], string> = { text: 'string', yesno: 'boolean', number: 'number' };
