import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { newEntry } from '../outbox/mutate.ts';
import { messageArgs, START, uuid } from '../testing/engine.ts';
import { courseAfter, endOf, nextRequest, UNHINDERED } from './course.ts';
import type { SendEnd } from './settle.ts';

function entry(order: number, lane: string): OutboxEntry {
  const facts = { id: uuid(order), now: START, after: null, files: [], holdMs: 0 };
  const made = newEntry('conversation.add-message', messageArgs(order), facts) as OutboxEntry;
  return { ...made, order, lane };
}

const learnt = (...ends: SendEnd[]) => ends.reduce(courseAfter, UNHINDERED);

describe('W4.3 what a drain sends next', () => {
  const next = (
    entries: OutboxEntry[],
    lanesBusy: Record<string, unknown> = {},
    course = UNHINDERED,
    uploads = 0,
  ) =>
    nextRequest(
      course,
      {
        ready: [...new Map([...entries].reverse().map((one) => [one.lane, one])).values()].reverse(),
        entries,
        now: START,
        pauses: new Map(),
      },
      { busy: new Map(Object.entries(lanesBusy)), uploads, together: true },
    ).map(({ order }) => order);

  it('is one entry where each lane has one, because side by side spares as much waiting', () => {
    expect(next([entry(1, 'a'), entry(2, 'b')])).toEqual([1]);
    expect(next([entry(1, 'a'), entry(2, 'b')], { a: 1 })).toEqual([2]);
  });

  it('is several where a lane has more than one', () => {
    expect(next([entry(1, 'a'), entry(2, 'a'), entry(3, 'b')])).toEqual([1, 2, 3]);
  });

  it('W4.1 is nothing while four requests are under way, however many lanes they make up', () => {
    const busy = { a: 1, b: 1, c: 2, d: 3 };
    expect(next([entry(1, 'e')], busy)).toEqual([1]);
    expect(next([entry(1, 'e')], { ...busy, f: 4 })).toEqual([]);
  });

  it('W9.6 is no fourth upload: what is short always has a slot', () => {
    const photo = { ...entry(1, 'a'), files: [uuid(70)] };
    expect(next([photo, entry(2, 'b')], { c: 1, d: 2 }, UNHINDERED, 2)).toEqual([1]);
    expect(next([photo, entry(2, 'b')], { c: 1, d: 2, e: 3 }, UNHINDERED, 3)).toEqual([2]);
  });

  it.each<SendEnd>(['pause', 'reset', 'behind'])('is nothing after %s', (end) => {
    expect(next([entry(1, 'a')], {}, learnt(end))).toEqual([]);
  });

  it('W7.4 is nothing of a locked account that the call is not allowed for', () => {
    const allowed = { ...entry(2, 'b'), name: 'appeal.create' } as OutboxEntry;
    expect(next([entry(1, 'a'), allowed], {}, learnt('locked'))).toEqual([2]);
  });
});

describe('R3.7 how a drain ends', () => {
  it.each<[string, SendEnd[]]>([
    ['done', ['received', 'asleep', 'stopped']],
    ['paused', ['locked', 'asleep']],
    ['reset', ['reset', 'locked']],
    ['behind', ['reset', 'behind']],
    ['behind', ['behind', 'reset']],
    ['paused', ['behind', 'pause']],
  ])('is %s after %j', (end, ends) => {
    expect(endOf(learnt(...ends))).toBe(end);
  });
});
