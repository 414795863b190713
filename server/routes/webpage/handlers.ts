import type { webpageCalls } from '../../../contract/calls/webpage.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { mayListPages, mayReadPage } from './policy.ts';
import { listPages, readPage } from './read.ts';

export const webpageHandlers: HandlersOf<typeof webpageCalls> = {
  'webpage.get': handler('webpage.get', mayReadPage, readPage),
  'webpage.list': handler('webpage.list', mayListPages, listPages),
};
