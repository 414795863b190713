import type { Part } from './shell-file.ts';

/** What the page tells the worker. */
export type WorkerMessage =
  /**
   * Of the person signed in in the page. With a port for the answer, whether the worker can: true or false. `pull`: the
   * page cannot pull by itself now.
   */
  | { type: 'drain'; uid: string; wakeSleepers: boolean; pull?: boolean }
  | { type: 'skip-waiting' }
  /**
   * Fetch what is missing of the app's files; `thorough`: and what is wrong. Answered at the port that comes along.
   * `parts`: what this device needs beside the files of everybody, from now on; an older page names none.
   */
  | { type: 'mend-shell'; thorough: boolean; parts?: readonly Part[] };

/** First that it has begun, which an older worker never says; then how many files came, and how many did not. */
export type MendAnswer = { begun: true } | { mended: number; missing: number };

/** What the worker tells a page: a notification was clicked. */
export type PageMessage = { type: 'open'; path: string };

/** Tag of the Background Sync that drains the outbox. */
export const SYNC_TAG = 'outbox';

/** Tag of the periodic sync that drains and pulls while the app is closed. */
export const PERIODIC_TAG = 'refresh';
