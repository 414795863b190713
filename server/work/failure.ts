import { sqlState } from '../database/sql-state.ts';

const FIRST_MS = 5_000;
const CAP_MS = 3_600_000;
/** About four days with the pauses of `nextTry`. */
const TRIES = 100;

/** Thrown by work that no retry can complete; staff sees it (`npm run staff -- work`). */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}

/** Thrown by work that another machine has asked to wait. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
  readonly at: Date;
  constructor(message: string, at: Date, cause?: unknown) {
    super(message, { cause });
    this.at = at;
  }
}

/** When a task that was tried `attempts` times is tried again: after 5 s, doubled each time, at most an hour. */
export function nextTry(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(CAP_MS, FIRST_MS * 2 ** (attempts - 1)));
}

export const isOver = (attempts: number, error?: unknown) => error instanceof GiveUp || attempts >= TRIES;

const CODE = /^[\w .-]{1,40}$/;

/** The kind of an error and its code. The message is not stored: it may quote personal data. */
export function nameOf(error: unknown): string {
  if ((error instanceof GiveUp || error instanceof TryLater) && error.cause !== undefined)
    return nameOf(error.cause);
  const name = error instanceof Error ? error.name : 'Error';
  const code = sqlState(error);
  return CODE.test(code) ? `${name} ${code}` : name;
}
