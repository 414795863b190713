import { expect, test } from 'vitest';
import { isCrawler } from './crawler.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 Mobile Safari/537.36', false],
])('%s: %s', (agent, crawler) => {
  expect(isCrawler(agent)).toBe(crawler);
});
