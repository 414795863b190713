import '../contract/jitless.ts';

/** The worker's second script: sync, sign-in and all they need. What it exports is the global `background`. */
export { drain, drainAndPull, drainInBackground } from './drain.ts';
export { showPushed } from './push.ts';
