import type { translationCalls } from '../../../contract/calls/translation.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const translationHandlers: HandlersOf<typeof translationCalls> = {};
