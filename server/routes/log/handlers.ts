import type { logCalls } from '../../../contract/calls/log.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const logHandlers: HandlersOf<typeof logCalls> = {};
