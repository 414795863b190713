import { ApiError } from '../../contract/errors.ts';

/** For who would have to wait behind too many others: refused at once, while those are served. */
export class TooManyError extends ApiError {
  constructor() {
    super('unavailable', 'too many people are here right now; try again');
  }
}
