import { expect, test } from 'vitest';
import { feedAds } from './feed-ads.ts';

const AD = '<job><title>Bäcker</title><description>Brot backen</description></job>';
const thread = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);

test('import.6 a feed is read, and one that is none says why', async () => {
  expect(await feedAds(`<source>${AD}</source>`)).toMatchObject({ ads: [{ title: 'Bäcker' }] });
  expect(await feedAds('<source><job></source>')).toEqual({ failure: 'broken_xml' });
});

test('import.6 a feed that takes more time or memory than a feed gets is told apart from a reader that fails', async () => {
  const busy = thread('for (;;);');
  expect(await feedAds(AD, { thread: busy, limits: { seconds: 0.2, megabytes: 64 } })).toEqual({
    failure: 'too_complex',
  });
  const many = `<source>${'<job><a/></job>'.repeat(300_000)}</source>`;
  expect(await feedAds(many, { limits: { seconds: 30, megabytes: 32 } })).toEqual({ failure: 'too_complex' });
  expect(await feedAds(AD, { thread: thread('throw new Error("a fault")') })).toMatchObject({
    failure: 'reader_failed',
    fault: { message: 'a fault' },
  });
  expect(await feedAds(AD, { thread: thread('') })).toMatchObject({ failure: 'reader_failed' });
});
