import { expect, test } from 'vitest';
import { ApiError } from '../../../../contract/errors.ts';
import { createProblem } from './create-problem.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  [named('NoAnswerError'), 'no-answer'],
  [named('SignedOutError'), 'signed-out'],
  [new ApiError('company_exists', ''), 'exists'],
  [new ApiError('company_linked', ''), 'linked'],
  [new ApiError('internal', ''), 'other'],
  [new Error('x'), 'other'],
])('companycreate.4 %s is told as %s', (error, problem) => {
  expect(createProblem(error)).toBe(problem);
});
