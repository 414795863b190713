import { forgetLastList, LAST_LIST, LAST_LIST_AT } from '../src/auth/last-list.ts';
import { LAST_LIST_OF } from '../src/auth/last-list-headers.ts';
import { isSealed } from '../src/auth/seal.ts';
import { withoutAnswers } from '../src/device/last-answers.ts';
import { MARKET_TABLES } from '../src/replica/market/market-tables.ts';
import { watchWrites } from '../src/replica/writes.ts';

let written = false;
watchWrites((isTo) => {
  written ||= isTo('any', MARKET_TABLES);
});

/**
 * After each event: what was written while nobody looked is not in what the last list was made of, so that is forgotten,
 * and the next start reads the store (rule S6.5). That a drain began, of which its lease tells, is nothing of a list: every
 * start has one. A page that is looked at keeps its own.
 */
export async function forgetOldAnswers({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  if (!written) return;
  written = false;
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const cache = await caches.open(LAST_LIST);
  const kept = await cache.match(LAST_LIST_AT);
  const page = await kept?.text();
  if (!kept || page === undefined || withoutAnswers(page) === page) return;
  await cache.put(LAST_LIST_AT, new Response(withoutAnswers(page), { headers: kept.headers }));
  // Who was signed out meanwhile was sealed first.
  const uid = kept.headers.get(LAST_LIST_OF);
  if (!uid || (await isSealed(uid))) await forgetLastList();
}
