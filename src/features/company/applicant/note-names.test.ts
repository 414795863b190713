import { expect, it } from 'vitest';
import { mentionNames } from '../../../../contract/mentions.ts';
import { nameable, noteOf } from './note-names.ts';

const TEAM = [
  { _userId: 'lea', name: 'Lea Brandt', position: '' },
  { _userId: 'tom', name: 'Tom', position: '' },
  { _userId: 'eva', name: 'Eva', position: '' },
];
const all = mentionNames(TEAM);
const none = { kept: null, typed: undefined };

it('company.8 a colleague who has lost their access keeps their name in a note, and cannot be named again', () => {
  const names = nameable(all, [{ _userId: 'lea' }], 'Ask <@tom>.');
  expect([...names.keys()]).toEqual(['lea', 'tom']);
  expect(noteOf({ saved: 'Ask <@tom>.', ...none }, names).text).toBe('Ask @Tom.');
  const typed = 'Ask @Tom, @Lea Brandt or @Eva.';
  expect(noteOf({ saved: 'Ask <@tom>.', kept: null, typed }, names).notes).toBe(
    'Ask <@tom>, <@lea> or @Eva.',
  );
});

it('company.8 a note that nobody has touched is as it was saved, also where a name was written without being one', () => {
  const saved = 'Called @Lea Brandt.';
  expect(noteOf({ saved, ...none }, all)).toEqual({ text: saved, notes: saved, changed: false });
  expect(noteOf({ saved, kept: null, typed: saved }, all).changed).toBe(false);
  expect(noteOf({ saved, kept: null, typed: `${saved} Twice.` }, all)).toMatchObject({
    notes: 'Called <@lea>. Twice.',
    changed: true,
  });
  expect(noteOf({ saved, kept: 'Called <@lea>.', typed: undefined }, all)).toEqual({
    text: saved,
    notes: 'Called <@lea>.',
    changed: true,
  });
});
