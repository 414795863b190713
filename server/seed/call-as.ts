import { DAY_MS } from '../../contract/calendar-day.ts';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import type { CallParts } from '../api/call-parts.ts';
import { writeCall } from '../api/write-call.ts';

export type SeedCaller = { uid: string; email: string };

/** Makes a call as a person would who has just signed in, at the time of `parts.clock`. A call that is refused throws. */
export function callAs<Name extends CallName>(
  parts: CallParts,
  { uid, email }: SeedCaller,
  name: Name,
  args: ArgsOf<Name>,
) {
  const now = parts.clock().getTime();
  const caller = { uid, email, emailVerified: true, signedInAt: now, expiresAt: now + DAY_MS };
  return writeCall(parts, { name, args, key: parts.chance.newId(), from: { caller, address: '127.0.0.1' } });
}
