import type { translationCalls } from '../../../contract/calls/translation.ts';
import type { CasesOf } from '../case.ts';
import { ALSO_LOCKED } from '../role-sets.ts';
import { makeLanguage } from './make-content.ts';

export const translationCases: CasesOf<typeof translationCalls> = {
  'translation.list': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await makeLanguage(world);
      return {};
    },
    check: (languages) => {
      if (!languages.some(({ _id }) => _id === 'de_DE')) throw new Error('the language is not listed');
    },
  },
  'translation.check-updates': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await makeLanguage(world);
      return { languages: { de_DE: 0 } };
    },
    check: ({ changed }) => {
      if (changed[0] !== 'de_DE') throw new Error('an old version is not told as changed');
    },
  },
  'translation.load': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await makeLanguage(world);
      return { languageId: 'de_DE' };
    },
    check: (answer) => {
      if (!('translations' in answer) || answer.translations['app.claim'] === undefined)
        throw new Error('the texts are missing');
    },
  },
};
