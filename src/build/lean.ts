import type { Plugin } from 'vite';
import { leanLibraries } from './lean-libraries.ts';

/** What only the documentation says of a call: sentences that the first list of jobs would wait for. */
const SUMMARY = /^ {4}summary:\s+'[^'\n]*',\n/gm;

export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/calls\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(SUMMARY, ''), map: null }),
  },
});

export const lean = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  config: () => ({ resolve: { alias: leanLibraries } }),
});
