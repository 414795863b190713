import type { addressCalls } from '../../../contract/calls/address.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const addressHandlers: HandlersOf<typeof addressCalls> = {};
