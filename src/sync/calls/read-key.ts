import type { CallName } from '../../../contract/calls.ts';

/** Under which an answer is kept: the call and its arguments. */
export function readKey(name: CallName, args: object): string {
  return `${name} ${JSON.stringify(args)}`;
}
