import type { customerCalls } from '../../../contract/calls/customer.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const customerHandlers: HandlersOf<typeof customerCalls> = {};
