import '../contract/jitless.ts';
import * as drains from './drain.ts';
import { pushKey, registerPush, tidyDevice } from './engine.ts';
import { hasJob } from './kept-job.ts';
import { forgetOldAnswers } from './last-answers.ts';
import * as pushes from './push.ts';
import { type PushSubscriptionChange, renewPush } from './renew-push.ts';
import { keepShared } from './shared.ts';

declare const self: ServiceWorkerGlobalScope & { background?: Background };

/** The worker's background part: sync, sign-in and all they need. */
const background = {
  drain: tidily(drains.drain),
  drainAndPull: tidily(drains.drainAndPull),
  drainInBackground: tidily(drains.drainInBackground),
  showPushed: tidily(pushes.showPushed),
  renewPush: (scope: ServiceWorkerGlobalScope, change: PushSubscriptionChange) =>
    renewPush(scope, change, { pushKey, register: registerPush }),
  keepShared,
  hasJob,
};
export type Background = typeof background;

// A script by itself, and scripts export nothing.
self.background = background;

/** The browser keeps the worker awake until it is done. */
function tidily<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  return async (...given: Given): Promise<void> => {
    try {
      await work(...given);
    } finally {
      await Promise.allSettled([tidyDevice(), forgetOldAnswers(self)]);
    }
  };
}
