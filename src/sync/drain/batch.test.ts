import { describe, expect, it } from 'vitest';
import { BATCH } from '../../../contract/limits.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { newEntry } from '../outbox/mutate.ts';
import { answer, messageArgs, noAnswer, refuse, START, uuid } from '../testing/engine.ts';
import { packBatch, sortOutcomes } from './batch.ts';

const NOW = START;

function entry(order: number, lane: string, more: Partial<OutboxEntry> = {}): OutboxEntry {
  const facts = { id: uuid(order), now: START, after: null, files: [], holdMs: 0 };
  const made = newEntry('conversation.add-message', messageArgs(order), facts) as OutboxEntry;
  return { ...made, order, lane, ...more };
}

/** Orders of what is packed; the heads are those of the named lanes. */
function packed(entries: OutboxEntry[], lanes: string[], pauses = new Map<string, number>()): number[] {
  const heads = lanes.map((lane) => entries.find((one) => one.lane === lane) as OutboxEntry);
  return packBatch(entries, heads, { now: NOW, pauses }).map(({ order }) => order as number);
}

describe('W4.3 what goes in one request', () => {
  it('takes lane after lane, each from its head on, and only lanes that are ready', () => {
    const all = [entry(1, 'a'), entry(2, 'b'), entry(3, 'a'), entry(4, 'busy'), entry(5, 'b')];
    expect(packed(all, ['a', 'b'])).toEqual([1, 3, 2, 5]);
  });

  it.each<[string, Partial<OutboxEntry>]>([
    ['is being sent', { sent: true, state: 'sending' }],
    ['had no answer once', { sent: true, tries: 1 }],
    ['has slept', { sent: true, rounds: 1 }],
    ['has files', { files: [uuid(7)] }],
    ['is stopped', { state: 'refused' }],
    ['can still be taken back', { holdUntil: NOW + 5_000 }],
    ['sleeps', { nextAt: NOW + 5_000 }],
    ['comes after what waits', { after: uuid(1) }],
    ['is of a newer version', { format: 99 as never }],
  ])('ends a lane before an entry that %s', (_, more) => {
    const all = [entry(1, 'a'), entry(2, 'b'), entry(3, 'b', more), entry(4, 'b')];
    expect(packed(all, ['a', 'b'])).toEqual([1, 2]);
  });

  it('ends it before a call that the server wants to be left alone with', () => {
    const all = [entry(1, 'a'), entry(2, 'a', { name: 'conversation.read' }), entry(3, 'a')];
    expect(packed(all, ['a'], new Map([['conversation.read', NOW + 1_000]]))).toEqual([1]);
  });

  it('takes so many at most, and so many letters', () => {
    const many = Array.from({ length: 40 }, (_, at) => entry(at + 1, 'a'));
    expect(packed(many, ['a'])).toHaveLength(BATCH.entriesMax);
    const long = many.map((one) => ({ ...one, args: messageArgs(1, 'x'.repeat(30_000)) as never }));
    expect(packed(long, ['a'])).toEqual([1, 2, 3]);
  });
});

describe('W4.3 what each entry of one request goes on with', () => {
  it('the first of a lane that was not done goes alone, what is behind it waits, other lanes are merged', () => {
    const claims = [entry(1, 'a'), entry(2, 'a'), entry(3, 'a'), entry(4, 'b')].map((one) => ({
      entry: one,
      stamp: {},
      hadLeft: false,
    }));
    const sorted = sortOutcomes(claims, [answer(null), refuse(409), 'not done', answer(null)]);
    expect(sorted.answered.map(({ claim }) => claim.entry.order)).toEqual([1, 4]);
    expect(sorted.alone).toEqual([{ claim: claims[1], outcome: refuse(409) }]);
    expect(sorted.behind).toEqual([{ entry: claims[2]?.entry, tries: 0, sent: true }]);
  });

  it('what may have been done behind one without an answer keeps its try, and so goes alone later', () => {
    const claims = [entry(1, 'a'), entry(2, 'a'), entry(3, 'a')].map((one) => ({
      entry: one,
      stamp: {},
      hadLeft: false,
    }));
    const { behind } = sortOutcomes(claims, [noAnswer, answer(null)]);
    expect(behind.map(({ entry: { order }, tries }) => [order, tries])).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it('W11.7 what was never handed to the network is as much only here as before', () => {
    const claims = [false, false, true].map((hadLeft, at) => ({ entry: entry(at, 'a'), stamp: {}, hadLeft }));
    const stayed = { ...noAnswer, stayed: true } as const;
    const { behind } = sortOutcomes(claims, [stayed, stayed, stayed]);
    expect(behind.map(({ sent }) => sent)).toEqual([false, true]);
  });
});
