import type { FieldError } from '../../../contract/errors.ts';
import type { Change } from '../../../contract/sync.ts';

/** An answer of the user API that says no. */
export type Failure = {
  status: number;
  code: string;
  message: string;
  fields?: FieldError[] | undefined;
  detail?: Record<string, unknown> | undefined;
  /** From `Retry-After`, seconds or date. */
  retryAfterMs?: number | undefined;
};

/**
 * What became of a request. `none`: no answer of our server: the network failed, time ran out, or somebody else
 * answered, such as a captive portal with a redirect, a page, or an answer without our key (rule W7). `stayed`: what was
 * to be sent was surely never handed to the network (rule W11.7).
 */
export type Outcome<Data> =
  | { kind: 'answer'; data: Data; changes: Change[] }
  | { kind: 'failure'; failure: Failure; stayed?: true }
  | { kind: 'none'; reason: string; stayed?: true };
