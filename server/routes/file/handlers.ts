import type { fileCalls } from '../../../contract/calls/file.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const fileHandlers: HandlersOf<typeof fileCalls> = {};
