/** What the page tells the worker. */
export type WorkerMessage =
  /** Of whoever is signed in in the page. */
  { type: 'drain'; uid: string; wakeSleepers: boolean } | { type: 'skip-waiting' };

/** What the worker tells a page: a notification was clicked. */
export type PageMessage = { type: 'open'; path: string };

/** Tag of the Background Sync that drains the outbox. */
export const SYNC_TAG = 'outbox';

/** Tag of the periodic sync that drains and pulls while the app is closed. */
export const PERIODIC_TAG = 'refresh';
