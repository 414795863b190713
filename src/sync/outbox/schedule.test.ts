import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { schedule } from './schedule.ts';

const entry = (id: string, lane: string, more: Partial<OutboxEntry> = {}): OutboxEntry =>
  ({
    id,
    lane,
    format: 2,
    name: 'conversation.add-message',
    state: 'waiting',
    nextAt: 0,
    holdUntil: 0,
    after: null,
    ...more,
  }) as OutboxEntry;
const ready = (...entries: OutboxEntry[]) => schedule(entries, 1000).ready.map(({ id }) => id);

describe('W4.1 lanes', () => {
  it('lets only the first of a lane go, and lanes side by side', () => {
    expect(ready(entry('a', 'x'), entry('b', 'x'), entry('c', 'y'))).toEqual(['a', 'c']);
  });

  it('holds an entry until the one it comes after is received', () => {
    expect(ready(entry('a', 'x'), entry('b', 'y', { after: 'a' }))).toEqual(['a']);
    expect(ready(entry('b', 'y', { after: 'a' }))).toEqual(['b']);
  });

  it('W4.2 holds what follows a stopped entry in its lane, and nothing in other lanes', () => {
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

describe('W5.3 claimed, not removed', () => {
  it('sends an entry again that a dead drainer had claimed', () => {
    expect(ready(entry('a', 'x', { state: 'sending' }))).toEqual(['a']);
  });
});

describe('W7.8 time', () => {
  const wake = (more: Partial<OutboxEntry>, pauses?: [string, number][]) =>
    schedule([entry('a', 'x', more)], 1000, new Map(pauses)).wakeAt;

  it('leaves a paused call alone, and other calls not', () => {
    const pauses: [string, number][] = [['conversation.add-message', 9000]];
    expect(wake({}, pauses)).toBe(9000);
    expect(wake({ name: 'job.update' }, pauses)).toBeNull();
  });

  it('W11.3 keeps back what can still be taken back', () => {
    expect(wake({ holdUntil: 8000 })).toBe(8000);
  });

  it('I7 W7.11 does not believe a moment that was set before the clock jumped back', () => {
    const days = 3 * 86_400_000;
    expect(wake({ nextAt: days })).toBeNull();
    expect(wake({ holdUntil: days })).toBeNull();
  });
});

describe('W10.2 formats', () => {
  it('holds what a newer app has written, and what follows it in its lane', () => {
    expect(ready(entry('a', 'x', { format: 3 as 2 }), entry('b', 'x'), entry('c', 'y'))).toEqual(['c']);
    expect(ready(entry('a', 'x', { name: 'dance.begin' as 'job.update' }))).toEqual([]);
  });
});
