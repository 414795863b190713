import { expect, test } from 'vitest';
import { type BannerAct, bannerQueue, type ShownBanner } from './banner-queue.ts';

const show = (id: number, at: number): BannerAct => ({
  act: 'show',
  banner: { id, title: `banner ${id}`, shownAt: new Date(at), endsAt: at + 3000 },
});
const after = (...acts: BannerAct[]) =>
  acts.reduce<readonly ShownBanner[]>(bannerQueue, []).map(({ id }) => id);

test('several are seen at once, and each goes after its 3000 ms, first in first out', () => {
  const both = [show(1, 0), show(2, 1000)];
  expect(after(...both, { act: 'pass', until: 2999 })).toEqual([1, 2]);
  expect(after(...both, { act: 'pass', until: 3000 })).toEqual([2]);
  expect(after(...both, { act: 'pass', until: 4000 })).toEqual([]);
});

test('one that is dismissed takes no other with it', () => {
  expect(after(show(1, 0), show(2, 0), { act: 'dismiss', id: 1 })).toEqual([2]);
});
