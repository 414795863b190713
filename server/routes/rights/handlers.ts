import type { rightsCalls } from '../../../contract/calls/rights.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const rightsHandlers: HandlersOf<typeof rightsCalls> = {};
