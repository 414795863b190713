import { type CallContext, userOf } from '../../api/call-context.ts';
import { bucketsOf } from '../../domain/sync/buckets.ts';

/** Everybody pulls what is theirs: the buckets follow from the account, never from the request. */
export async function mayPull(context: CallContext, _args: unknown): Promise<string[]> {
  return bucketsOf(userOf(context), context.now);
}
