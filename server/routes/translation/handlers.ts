import type { translationCalls } from '../../../contract/calls/translation.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { mayReadTexts } from './policy.ts';
import { checkUpdates, listLanguages, loadTexts } from './read.ts';

export const translationHandlers: HandlersOf<typeof translationCalls> = {
  'translation.check-updates': handler('translation.check-updates', mayReadTexts, checkUpdates),
  'translation.list': handler('translation.list', mayReadTexts, listLanguages),
  'translation.load': handler('translation.load', mayReadTexts, loadTexts),
};
