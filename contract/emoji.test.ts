import { expect, test } from 'vitest';
import { isEmoji } from './emoji.ts';

test.each(['👍', '❤️', '❤', '👍🏽', '👩‍👩‍👧', '🏳️‍🌈', '🇩🇪', '1️⃣', '#️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('%s is one emoji', (text) => {
  expect(isEmoji(text)).toBe(true);
});

test.each(['', 'a', '1', 'ok', '👍👍', '👍a', 'a👍', ' 👍', '<b>', 'é', '🇩', '👍\n', '\u200d', '👍 👍'])(
  '%j is none',
  (text) => {
    expect(isEmoji(text)).toBe(false);
  },
);
