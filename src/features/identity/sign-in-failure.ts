import { ApiError } from '../../../contract/errors.ts';
import { type SignInProblem, signInProblem } from '../../auth/sign-in-error.ts';

/**
 * What became of a sign-in or a registration that did not end well. `unfinished`: the account is there, the user
 * record is not · `no-answer`: it may have arrived · `fields`: the server names wrong fields.
 */
export type SignInFailure =
  | SignInProblem
  | 'unfinished'
  | 'no-answer'
  | 'locked'
  | 'too-young'
  | 'guardian-missing'
  | 'other-record'
  | 'fields';

const OF_API: Partial<Record<ApiError['code'], SignInFailure>> = {
  user_unknown: 'unfinished',
  user_exists: 'other-record',
  too_young: 'too-young',
  guardian_required: 'guardian-missing',
  fields_invalid: 'fields',
  account_disabled: 'disabled',
  locked: 'locked',
  too_many_requests: 'too-many',
  reauth_required: 'sign-in-again',
  token_missing: 'sign-in-again',
  token_invalid: 'sign-in-again',
  token_expired: 'sign-in-again',
  session_ended: 'sign-in-again',
};

export function signInFailure(error: unknown): SignInFailure {
  if (error instanceof ApiError) return OF_API[error.code] ?? 'other';
  // The class belongs to the transport, which screens do not reach into.
  if (error instanceof Error && error.name === 'NoAnswerError') return 'no-answer';
  return signInProblem(error);
}
