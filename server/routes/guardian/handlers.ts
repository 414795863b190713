import type { guardianCalls } from '../../../contract/calls/guardian.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const guardianHandlers: HandlersOf<typeof guardianCalls> = {};
