import type { searchCalls } from '../../../contract/calls/search.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const searchHandlers: HandlersOf<typeof searchCalls> = {};
