import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGE_CODES, LANGUAGE_DEFAULT } from './contract/languages.ts';

/** Two catalogues for each locale: what the page says, and what the worker says in system notifications. */
export default {
  sourceLocale: LANGUAGE_DEFAULT,
  locales: [...LANGUAGE_CODES],
  /** Texts of companies' screens in a language that covers only people's (contract/languages.ts). */
  fallbackLocales: { default: LANGUAGE_DEFAULT },
  catalogs: [
    { path: '<rootDir>/locales/{locale}/app', include: ['src'], exclude: ['**/*.test.*', '**/*.gen.ts'] },
    {
      path: '<rootDir>/locales/{locale}/worker',
      include: ['sw', 'src/i18n/notification-text.ts'],
      exclude: ['**/*.test.*'],
    },
  ],
  /** Line numbers would change in every commit. */
  format: formatter({ lineNumbers: false }),
} satisfies LinguiConfig;
