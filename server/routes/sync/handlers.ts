import type { syncCalls } from '../../../contract/calls/sync.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { besideCaller, type HandlersOf, handler } from '../../api/handler.ts';
import { bucketsOf } from '../../domain/sync/buckets.ts';
import { HEADS } from './log.ts';
import { pull } from './pull.ts';

export const syncHandlers: HandlersOf<typeof syncCalls> = {
  'sync.pull': besideCaller(handler('sync.pull', mayPull, pull), HEADS),
};

/** Everybody pulls what is theirs: the buckets follow from the account, never from the request. */
async function mayPull(context: CallContext, _args: unknown): Promise<string[]> {
  return bucketsOf(userOf(context), context.now);
}
