import { expect, it } from 'vitest';
import { applicantName, greetingName, isReleased } from './applicant-name.ts';
import { exposed } from './exposure.ts';

it.each([
  ['Krüger', 'Jana K.'],
  [' Özdemir', 'Jana Ö.'],
  ['𝒜bel', 'Jana 𝒜.'],
])('user.1 a company reads of %s only %s before it has accepted', (lastname, short) => {
  expect(applicantName({ firstname: 'Jana', lastname }, false)).toBe(short);
});

it('usersettings.4 a number stands for the name until the company accepts', () => {
  const person = { firstname: 'Jana', lastname: 'Krüger', sign: 7 };
  expect(applicantName(person, false)).toBe('Person 7');
  expect(applicantName(person, true)).toBe('Jana Krüger');
  expect(applicantName({ ...person, firstname: '' }, false)).toBe('');
});

it.each([
  ['submitted', undefined, false],
  ['accepted', '2026-11-20', true],
  ['hired', '2026-11-20', true],
  ['rejected', undefined, false],
  ['rejected', '2026-11-20', true],
  ['withdrawn', '2026-11-20', false],
])('an application that is %s, accepted at %s: released %s', (status, acceptedAt, released) => {
  expect(isReleased(status, acceptedAt)).toBe(released);
});

it.each([
  ['Jana K.', false, 'Jana'],
  ['Jana Maria K.', false, 'Jana Maria'],
  ['Person 7', false, 'Person 7'],
  ['Jana Krüger', true, 'Jana'],
])('a letter to %s (released: %s) begins with %s', (name, released, greeting) => {
  expect(greetingName(name, released)).toBe(greeting);
});

const file = { _fileId: 'f', name: 'cv.pdf', mime: 'application/pdf', size: 1, hash: 'h' };
const sent = {
  person: { firstname: 'Jana', lastname: 'Krüger' },
  ageBand: '18plus' as const,
  contacts: { email: 'jana@example.org' },
  cv: { basics: { label: 'Baker', url: 'https://jana-krueger.example' } },
  files: [file, { ...file, _fileId: 'g', held: true }],
  creatorId: 'c',
  image: 'i',
};

it('job.3 before an acceptance neither contacts, picture, website nor held files are read', () => {
  expect(exposed(sent, false)).toEqual({
    name: 'Jana K.',
    contacts: null,
    cv: { basics: { label: 'Baker' } },
    files: [file],
    heldFiles: 1,
    _creatorId: 'c',
    heldCreator: false,
  });
  expect(exposed({ ...sent, person: { ...sent.person, sign: 2 } }, false)).toMatchObject({
    name: 'Person 2',
    _creatorId: null,
    heldCreator: true,
  });
});

it('job.3 after it all of it is', () => {
  expect(exposed({ ...sent, person: { ...sent.person, sign: 2 } }, true)).toEqual({
    name: 'Jana Krüger',
    contacts: sent.contacts,
    cv: sent.cv,
    files: [file, { ...file, _fileId: 'g' }],
    heldFiles: 0,
    _creatorId: 'c',
    heldCreator: false,
    image: 'i',
  });
});

it('campaigns.3 who is below 18 is not shown by their creator profile before an acceptance', () => {
  const minor = { ...sent, ageBand: '15_17' as const };
  expect(exposed(minor, false)).toMatchObject({ _creatorId: null, heldCreator: true });
  expect(exposed({ ...minor, creatorId: null }, false).heldCreator).toBe(false);
  expect(exposed(minor, true)).toMatchObject({ _creatorId: 'c', heldCreator: false });
});
