import type { syncCalls } from '../../../contract/calls/sync.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { mayPull } from './policy.ts';
import { pull } from './pull.ts';

export const syncHandlers: HandlersOf<typeof syncCalls> = {
  'sync.pull': handler('sync.pull', mayPull, pull),
};
