import type { translationCalls } from '../../../contract/calls/translation.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { checkUpdates, listLanguages, loadTexts } from './read.ts';

export const translationHandlers: HandlersOf<typeof translationCalls> = {
  'translation.check-updates': handler('translation.check-updates', mayReadTexts, checkUpdates),
  'translation.list': handler('translation.list', mayReadTexts, listLanguages),
  'translation.load': handler('translation.load', mayReadTexts, loadTexts),
};

/** The product's texts are for everybody. */
async function mayReadTexts(_context: CallContext, _args: unknown): Promise<void> {}
