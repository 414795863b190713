import { LATE, systemTimer, within } from './within.ts';

/** How long a tap waits for something it would like to know, in milliseconds. */
const SOON_MS = 3_000;

/**
 * What the store answers soon, or undefined: what is waited for before a change must not keep the change itself from
 * reaching the journal when the store hangs (rule S3).
 */
export async function answerSoon<Result>(query: () => Promise<Result>): Promise<Result | undefined> {
  const end = await within(systemTimer, SOON_MS, query());
  return end === LATE ? undefined : end;
}
