import type { reportCalls } from '../../../contract/calls/report.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const reportHandlers: HandlersOf<typeof reportCalls> = {};
