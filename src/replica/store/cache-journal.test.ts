import { expect, it } from 'vitest';
import { memoryCaches } from '../../testing/store.ts';
import { createCacheJournal } from './cache-journal.ts';

const MARK = { name: 'zusage:ada~2', leftovers: ['zusage:ada'], unsent: 3 };

it('S3 the marker is read from its head, and by earlier versions from its body', async () => {
  const caches = memoryCaches();
  const journal = createCacheJournal(caches);
  expect(await journal.readMarker('ada')).toBeUndefined();
  await journal.writeMarker('ada', MARK);
  expect(await journal.readMarker('ada')).toEqual(MARK);
  const cache = await caches.open('zusage-journal');
  const kept = (await cache.match('/.mark/ada')) as Response;
  await cache.put('/.mark/ada', new Response('no JSON', { headers: kept.headers }));
  expect(await journal.readMarker('ada')).toEqual(MARK);
  expect(await kept.json()).toEqual(MARK);
});

it('S3 the marker of an earlier version is read', async () => {
  const caches = memoryCaches();
  await (await caches.open('zusage-journal')).put('/.mark/ada', Response.json(MARK));
  expect(await createCacheJournal(caches).readMarker('ada')).toEqual(MARK);
});
