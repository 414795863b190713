import { describe, expect, it } from 'vitest';
import { nextSnapshot, snapshotRows } from './list-snapshot.ts';

const snapshot = ['a', 'b', 'c'];

describe('pwa.2 nothing moves under the thumb', () => {
  it('a new job waits to be asked for', () => {
    const { rows, added } = snapshotRows(snapshot, ['new', ...snapshot]);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(added).toBe(1);
  });

  it('what still comes of a market that is being loaded is shown by itself, its end included', () => {
    const first = { list: 'all', ids: ['a'], whole: false };
    const more = { list: 'all', ids: ['a', 'b'], whole: false };
    const last = { list: 'all', ids: ['a', 'b', 'c'], whole: true };
    expect(nextSnapshot(first, more, false)).toBe(more);
    expect(nextSnapshot(more, last, false)).toBe(last);
    expect(nextSnapshot(first, { ...first, ids: [...first.ids] }, true)).toBe(first);
  });

  it('from then on, and while somebody reads, it is only shown when asked for', () => {
    const last = { list: 'all', ids: ['a', 'b'], whole: true };
    expect(nextSnapshot(last, { list: 'all', ids: ['new', 'a', 'b'], whole: true }, false)).toBe(last);
    const begun = { list: 'all', ids: ['a'], whole: false };
    expect(nextSnapshot(begun, last, true)).toBe(begun);
    const other = { list: 'words', ids: ['a'], whole: true };
    expect(nextSnapshot(last, other, true)).toBe(other);
  });

  it('a job that would stand elsewhere now keeps its place', () => {
    const { rows, added } = snapshotRows(snapshot, ['c', 'b', 'a']);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(added).toBe(0);
  });

  it('a job that was closed keeps its place and is marked', () => {
    const { rows, added } = snapshotRows(snapshot, ['a', 'c']);
    expect(rows.map(({ gone }) => gone)).toEqual([false, true, false]);
    expect(added).toBe(0);
  });
});
