import { ApiError, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import type { Failure } from './outcome.ts';

/** The call needs the network and there was no answer (rule W1). It may have arrived: calling again is safe. */
export class NoAnswerError extends Error {
  constructor() {
    super('no answer from the server');
    this.name = 'NoAnswerError';
  }
}

/** The server's no as an error; a code of a later version counts as a fault. */
export function apiError({ code, message, fields, detail }: Failure): ApiError {
  return new ApiError(code in ERROR_STATUS ? (code as ErrorCode) : 'internal', message, { fields, detail });
}

/** Nobody is signed in, or not any more. */
export class SignedOutError extends Error {
  constructor() {
    super('nobody is signed in');
    this.name = 'SignedOutError';
  }
}
