import { ApiError, ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts';
import type { Failure } from './outcome.ts';

/** The server's no as an error; a code of a later version counts as a fault. */
export function apiError({ code, message, fields, detail }: Failure): ApiError {
  return new ApiError(code in ERROR_STATUS ? (code as ErrorCode) : 'internal', message, { fields, detail });
}
