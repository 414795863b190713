import { expect, test } from 'vitest';
import { keptMentions, mentionNames, mentionsIn, shownMentions } from './mentions.ts';

const TEAM = [
  { _userId: 'lea', name: 'Lea Brandt', position: 'Shop' },
  { _userId: 'tom', name: 'Tom', position: '' },
  { _userId: 'tomas', name: 'Tom Asmus', position: '' },
  { _userId: 'jan1', name: 'Jan (A+) Kos', position: 'Bakery' },
  { _userId: 'jan2', name: 'Jan (A+) Kos', position: 'Office' },
  { _userId: 'eva1', name: 'Eva', position: '' },
  { _userId: 'eva2', name: 'Eva', position: '' },
];
const names = mentionNames(TEAM);

test('a note is kept with ids, read with names, and comes back as it was', () => {
  for (const { _userId } of TEAM) {
    const kept = `Ask <@${_userId}>, then <@lea>.`;
    expect(keptMentions(shownMentions(kept, names), names)).toBe(kept);
  }
  expect(shownMentions('Ask <@jan2> and <@eva2>', names)).toBe('Ask @Jan (A+) Kos (Office) and @Eva #2');
});

test('who is named is known by the id, each once', () => {
  expect(mentionsIn('<@lea> and <@tom>, <@lea> again')).toEqual(['lea', 'tom']);
  expect(mentionsIn('lea@example.org, <@>, <@a b>, <@<img>>')).toEqual([]);
});

test('a name is a mention only after the sign and as a whole', () => {
  expect(keptMentions('@Tommy, Lea Brandt, a@b.org', names)).toBe('@Tommy, Lea Brandt, a@b.org');
  expect(keptMentions('@Tom Asmus and @Tom.', names)).toBe('<@tomas> and <@tom>.');
  expect(keptMentions('@Lea', new Map())).toBe('@Lea');
});

test('an id of nobody in the team stays what it is: text', () => {
  expect(shownMentions('<@gone>', names)).toBe('<@gone>');
});
