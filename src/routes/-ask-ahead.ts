import { lastAnswers, showKeptUntil } from '../device/take-over.ts';
import { foretellMarket } from '../features/jobs/begin-market.ts';
import type { RouterContext } from './__root.tsx';

/** A store that has not answered by then is waited for by the screen, which says so. Milliseconds. */
const ASKED_MAX_MS = 1_500;

/**
 * What the first list shows is read before it is drawn. Where a last list is painted, it was kept with that, and the
 * store is not waited for. Never rejects.
 */
export async function askAhead({ app, painted, setClock }: RouterContext): Promise<void> {
  const db = app.opened()?.engine.db;
  if (!db) return;
  const ask = async () => {
    const foretold = await foretellMarket(db, Date.now(), painted, lastAnswers());
    if (!foretold) return;
    setClock(foretold.clockOffset);
    if (foretold.isKept) showKeptUntil(foretold.answered);
  };
  const late = new Promise<void>((resolve) => setTimeout(resolve, ASKED_MAX_MS));
  await Promise.race([ask().catch(() => undefined), late]);
}
