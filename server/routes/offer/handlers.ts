import type { offerCalls } from '../../../contract/calls/offer.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const offerHandlers: HandlersOf<typeof offerCalls> = {};
