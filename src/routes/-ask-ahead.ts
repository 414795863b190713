import type { RouterContext } from './__root.tsx';

/** A store that has not answered by then is waited for by the screen, which says so. Milliseconds. */
const ASKED_MAX_MS = 1_500;

/** What the first list shows is read while its code comes. Never rejects. */
export async function askAhead({ app, painted }: RouterContext): Promise<void> {
  const db = app.opened()?.engine.db;
  if (!db) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, ASKED_MAX_MS));
  const asked = import('../features/jobs/begin-market.ts').then(({ beginMarket }) =>
    beginMarket(db, Date.now(), painted),
  );
  await Promise.race([asked.catch(() => undefined), late]);
}
