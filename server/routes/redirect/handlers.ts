import type { redirectCalls } from '../../../contract/calls/redirect.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { listRedirects } from './list.ts';
import { mayReadRedirects } from './policy.ts';

export const redirectHandlers: HandlersOf<typeof redirectCalls> = {
  'redirect.list': handler('redirect.list', mayReadRedirects, listRedirects),
};
