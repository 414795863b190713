import { ApiError, type ErrorCode } from '../../../../contract/errors.ts';

/** What a person can do something about when making a company did not work. */
export type CreateProblem =
  | 'no-answer'
  | 'exists'
  | 'linked'
  | 'fields'
  | 'not-allowed'
  | 'signed-out'
  | 'other';

const PROBLEM: Partial<Record<ErrorCode, CreateProblem>> = {
  company_exists: 'exists',
  company_linked: 'linked',
  fields_invalid: 'fields',
  not_allowed: 'not-allowed',
  unavailable: 'no-answer',
  too_many_requests: 'no-answer',
};

export function createProblem(error: unknown): CreateProblem {
  if (isNoAnswer(error)) return 'no-answer';
  if (error instanceof ApiError) return PROBLEM[error.code] ?? 'other';
  return error instanceof Error && error.name === 'SignedOutError' ? 'signed-out' : 'other';
}

/** Whether a call failed because there was no answer: it may have arrived, and calling again is safe (rule W1). */
function isNoAnswer(error: unknown): boolean {
  // By name, because screens do not import the sync engine's own files.
  return error instanceof Error && error.name === 'NoAnswerError';
}
