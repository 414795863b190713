import { onceLoaded } from '../app/late.ts';
import { lastAnswers, showKeptUntil } from '../device/take-over.ts';
import type { RouterContext } from './__root.tsx';

/** A store that has not answered by then is waited for by the screen, which says so. Milliseconds. */
const ASKED_MAX_MS = 1_500;

/** Once: to import a module that is loaded already still waits for the browser's tasks, and a start has many. */
export const loadBeginning = onceLoaded(() => import('../features/jobs/begin-market.ts'));

/**
 * What the first list shows is read while its code comes. Where a last list is painted, it was kept with that, and the
 * store is not waited for. Never rejects.
 */
export async function askAhead({ app, painted }: RouterContext): Promise<void> {
  const db = app.opened()?.engine.db;
  if (!db) return;
  const ask = async () => {
    const { foretellMarket } = await loadBeginning();
    const foretold = await foretellMarket(db, Date.now(), painted, lastAnswers());
    if (foretold?.isKept) showKeptUntil(foretold.answered);
  };
  const late = new Promise<void>((resolve) => setTimeout(resolve, ASKED_MAX_MS));
  await Promise.race([ask().catch(() => undefined), late]);
}
