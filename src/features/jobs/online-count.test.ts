import { expect, it } from 'vitest';
import { type Online, type OnlineCount, onlineCount } from './online-count.ts';

const SEEN: Online = { here: 45, total: 53, isAtLeast: false, others: 9, isEnd: true, isAlike: true };

it.each<[string, Partial<Online>, OnlineCount]>([
  ['what was looked through is counted one by one', {}, { say: 'further', count: 9 }],
  ['nothing is left at the end alone', { others: 0 }, { say: 'none' }],
  [
    'not before it, whatever the totals are',
    { others: 0, isEnd: false, here: 53 },
    { say: 'total', count: 53 },
  ],
  [
    'nor where the server counts no further',
    { others: 0, isEnd: false, here: 1200, total: 1000, isAtLeast: true },
    { say: 'totalOver', count: 1000 },
  ],
  ['like filters are subtracted', { isEnd: false, total: 453, others: 80 }, { say: 'further', count: 408 }],
  [
    'as far as the server counts',
    { isEnd: false, total: 1000, others: 80, isAtLeast: true },
    { say: 'over', count: 955 },
  ],
  ['words are not', { isEnd: false, total: 453, isAlike: false }, { say: 'total', count: 453 }],
  [
    'nor is what the list itself contradicts',
    { isEnd: false, total: 120, others: 80 },
    { say: 'total', count: 120 },
  ],
])('pwa.1 %s', (_, known, said) => {
  expect(onlineCount({ ...SEEN, ...known })).toEqual(said);
});
