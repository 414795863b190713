import { type CallContext, userOf } from '../../api/call-context.ts';

/** Everybody reads and deletes their own; that `userId` is the caller is checked for every call that names one. */
export async function mayTouchOwn(context: CallContext, _args: unknown): Promise<string> {
  return userOf(context).id;
}
