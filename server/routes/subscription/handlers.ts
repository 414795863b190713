import type { subscriptionCalls } from '../../../contract/calls/subscription.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const subscriptionHandlers: HandlersOf<typeof subscriptionCalls> = {};
