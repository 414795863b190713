import { expect, it } from 'vitest';
import { letterParts } from './letter-parts.ts';

it('editjob.3 marks what is filled in, and takes a name for a name', () => {
  expect(letterParts('Hallo %s1, die Stelle %s2 ist besetzt.', { name: '%s2', jobTitle: 'Küche' })).toEqual([
    { at: 0, text: 'Hallo ', filled: false },
    { at: 6, text: '%s2', filled: true },
    { at: 9, text: ', die Stelle ', filled: false },
    { at: 22, text: 'Küche', filled: true },
    { at: 25, text: ' ist besetzt.', filled: false },
  ]);
});
