import type { logCalls } from '../../../contract/calls/log.ts';
import { reread } from '../../api/again.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { listLog } from './list.ts';
import { addNote, readNote } from './note.ts';
import { mayNote, mayReadLog } from './policy.ts';

export const logHandlers: HandlersOf<typeof logCalls> = {
  'log.create': handler('log.create', mayNote, addNote, reread(readNote)),
  'log.list': handler('log.list', mayReadLog, listLog),
};
