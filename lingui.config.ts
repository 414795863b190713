import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Two catalogues for each locale: what the page says, and what the worker says in system notifications. */
export default {
  sourceLocale: 'en_US',
  locales: ['en_US', 'de_DE'],
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
