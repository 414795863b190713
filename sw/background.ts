import '../contract/jitless.ts';
import * as drains from './drain.ts';
import { tidyDevice } from './engine.ts';
import * as pushes from './push.ts';

/** What the worker does when nobody looks: sync, sign-in and all they need, in files it shares with the page. */
export const drain = tidily(drains.drain);
export const drainAndPull = tidily(drains.drainAndPull);
export const drainInBackground = tidily(drains.drainInBackground);
export const showPushed = tidily(pushes.showPushed);

/** The browser keeps the worker awake until it is done. */
function tidily<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  return async (...given: Given): Promise<void> => {
    try {
      await work(...given);
    } finally {
      await tidyDevice().catch(() => undefined);
    }
  };
}
