import type { creatorCalls } from '../../../contract/calls/creator.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const creatorHandlers: HandlersOf<typeof creatorCalls> = {};
