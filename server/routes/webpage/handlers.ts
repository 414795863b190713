import type { webpageCalls } from '../../../contract/calls/webpage.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const webpageHandlers: HandlersOf<typeof webpageCalls> = {};
