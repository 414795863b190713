import { expect, it } from 'vitest';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { matching } from './matching.ts';

const applicant = (_id: string, more: Partial<Applicant>) =>
  ({
    _id,
    name: _id,
    note: '',
    answers: [],
    job: { title: 'Köchin' },
    private: { tags: [], notes: '', label: null },
    ...more,
  }) as unknown as Applicant;

const people = [
  applicant('Jörg K.', { note: 'Ich kann ab Montag.' }),
  applicant('Mila A.', { private: { tags: ['kalte Küche'], notes: 'Freitag zur Probe', label: null } }),
  applicant('Ben H.', { answers: [{ id: 'q', value: 'Montag bis Freitag' }] }),
];
const found = (words: string) => matching(people, words).map(({ _id }) => _id);

it('company.2 the search finds words by their beginnings, in all that is known of somebody', () => {
  expect(found('joerg')).toEqual(['Jörg K.']);
  expect(found('jorg')).toEqual(['Jörg K.']);
  expect(found('mont')).toEqual(['Jörg K.', 'Ben H.']);
  expect(found('montag frei')).toEqual(['Ben H.']);
  expect(found('KUECHE')).toEqual(['Mila A.']);
  expect(found('köch')).toHaveLength(3);
  expect(found('ontag')).toEqual([]);
  expect(matching(people, '  ')).toBe(people);
});
