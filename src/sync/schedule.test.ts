import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { schedule } from './schedule.ts';

const entry = (id: string, lane: string, more: Partial<OutboxEntry> = {}): OutboxEntry =>
  ({ id, lane, state: 'waiting', nextAt: 0, after: null, ...more }) as OutboxEntry;
const ready = (...entries: OutboxEntry[]) => schedule(entries, 1000).ready.map(({ id }) => id);

describe('W4 lanes', () => {
  it('lets only the first of a lane go, and lanes side by side', () => {
    expect(ready(entry('a', 'x'), entry('b', 'x'), entry('c', 'y'))).toEqual(['a', 'c']);
  });

  it('holds an entry until the one it comes after is received', () => {
    expect(ready(entry('a', 'x'), entry('b', 'y', { after: 'a' }))).toEqual(['a']);
    expect(ready(entry('b', 'y', { after: 'a' }))).toEqual(['b']);
  });

  it('holds what follows a stopped entry in its lane, and nothing in other lanes', () => {
    expect(ready(entry('a', 'x', { state: 'refused' }), entry('b', 'x'), entry('c', 'y'))).toEqual(['c']);
    expect(ready(entry('a', 'x', { state: 'conflict' }), entry('b', 'x'))).toEqual([]);
  });

  it('tells when the next sleeper wakes', () => {
    const { ready, wakeAt } = schedule(
      [entry('a', 'x', { nextAt: 5000 }), entry('b', 'x'), entry('c', 'y', { nextAt: 3000 })],
      1000,
    );
    expect({ ready, wakeAt }).toEqual({ ready: [], wakeAt: 3000 });
  });
});

describe('W5 claimed, not removed', () => {
  it('sends an entry again that a dead drainer had claimed', () => {
    expect(ready(entry('a', 'x', { state: 'sending' }))).toEqual(['a']);
  });
});
