import '../contract/jitless.ts';

/** What the worker does when nobody looks: sync, sign-in and all they need, in files it shares with the page. */
export { drain, drainAndPull, drainInBackground } from './drain.ts';
export { showPushed } from './push.ts';
