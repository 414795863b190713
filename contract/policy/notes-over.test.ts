import fc from 'fast-check';
import { expect, it } from 'vitest';
import { notesOver, overfull } from './notes-over.ts';

const tags = (from: string[] | undefined, to: string[], now: string[]) =>
  notesOver({ tags: now, notes: '' }, { tags: to, from: from && { tags: from } }).tags;
const notes = (from: string | undefined, to: string, now: string) =>
  notesOver({ tags: [], notes: now }, { notes: to, from: from === undefined ? undefined : { notes: from } })
    .notes;

it('W13.3 company.2 a tag is given and taken by itself', () => {
  expect(tags(['a'], ['a', ' new '], ['a', 'theirs'])).toEqual(['a', 'theirs', 'new']);
  expect(tags(['a', 'b'], ['b'], ['a', 'b', 'theirs'])).toEqual(['b', 'theirs']);
  expect(tags(['a'], ['a', 'same'], ['same'])).toEqual(['same']);
  expect(tags(undefined, [' quick ', 'quick'], ['theirs'])).toEqual(['quick']);
});

it.each([
  ['read as they are', 'a', 'a b', 'a', 'a b'],
  ['not changed here', 'a', 'a', 'theirs', 'theirs'],
  ['begun on both', '', 'mine', 'theirs', 'theirs\n\nmine'],
  ['added on both', 'a', 'a\nmine', 'a theirs', 'a theirs\n\nmine'],
  ['written from the beginning on both', 'a', 'mine', 'theirs', 'theirs\n\nmine'],
  ['mended here, added to there', 'On Tuseday.', 'On Tuesday.', 'On Tuseday.\nA car.', 'On Tuesday.\nA car.'],
  [
    'of which one word was changed by both',
    'at 10:30 h',
    'at 11:30 h',
    'at 10:45 h',
    'at 10:45 h\n\nat 11:30 h',
  ],
  [
    'mended after what another has added',
    'A car. Cals.',
    'A car. Calls.',
    'A car. B.\n\nCals.',
    'A car. B.\n\nCalls.',
  ],
  ['alike on both', 'a', 'b', 'b', 'b'],
  ['emptied here, written there', 'a', '', 'a theirs', 'a theirs'],
  ['written here, emptied there', 'a', 'mine', '', 'mine'],
  ['by an app that does not say what it has read', undefined, 'mine', 'theirs', 'mine'],
])('W13.3 company.2 notes %s', (_, from, to, now, expected) => {
  expect(notes(from, to, now)).toBe(expected);
});

it('W13.3 company.2 two changes in different places both hold, and nothing else changes', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}$/);
  const text = fc.array(word, { maxLength: 3 });
  fc.assert(
    fc.property(fc.tuple(text, text, text, text, text), text, text, ([a, mine, b, theirs, c], m, t) => {
      const of = (here: string[], there: string[]) =>
        [...a, '-1-', ...here, '-2-', ...b, '-3-', ...there, '-4-', ...c].join(' ');
      const [from, to, now] = [of(mine, theirs), of(m, theirs), of(mine, t)];
      expect(notes(from, to, now)).toBe(of(m, t));
      expect(notes(from, now, to)).toBe(of(m, t));
    }),
    { numRuns: 2000 },
  );
});

it('W13.3 two that each had room may have none together', () => {
  const long = 'x'.repeat(800);
  expect(overfull(notesOver({ tags: [], notes: long }, { notes: `y${long}`, from: { notes: '' } }))).toBe(
    'notes',
  );
  const many = (word: string) => Array.from({ length: 6 }, (_, n) => `${word} ${n}`);
  const both = notesOver({ tags: many('a'), notes: '' }, { tags: many('b'), from: { tags: [] } });
  expect([overfull(both), overfull({ tags: many('a') }), overfull({})]).toEqual([
    'tags',
    undefined,
    undefined,
  ]);
});
