// @ts-expect-error: the package ships no type declarations
import jsonResumeSchema from '@jsonresume/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from './entities/address.ts';
import type { Cv } from './entities/cv.ts';
import { fromJsonResume, toJsonResume } from './json-resume.ts';

const account = {
  email: 'mira@example.org',
  address: {
    line1: 'Am Markt 1',
    line2: '',
    postalCode: '29221',
    city: 'Celle',
    state: '',
    country: 'DE',
  } as Address,
};
const person = {
  firstname: 'Mira',
  lastname: 'Özdemir',
  dateOfBirth: '2004-05-06',
  phone: '+49 151 23456789',
};

const line = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const date = fc
  .tuple(
    fc.integer({ min: 1950, max: 2026 }),
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom('', '-', '-01'),
  )
  .map(([year, month, tail]) =>
    tail === ''
      ? `${year}`
      : `${year}-${String(month).padStart(2, '0')}${tail.slice(0, tail === '-' ? 0 : 3)}`,
  );
const url = fc.constantFrom('https://example.org/a', 'http://example.org');
const item = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(
    fc.record(fields, { requiredKeys: [] }).filter((one) => Object.keys(one).length > 0),
    { minLength: 1, maxLength: 3 },
  );
const period = { url, startDate: date, endDate: date };
const cvs = fc.record(
  {
    basics: fc.record({ url }),
    work: item({ name: line, position: line, location: line, ...period, summary: line, highlights: lines }),
    volunteer: item({ organization: line, position: line, ...period, summary: line, highlights: lines }),
    education: item({
      institution: line,
      area: line,
      studyType: line,
      ...period,
      score: line,
      courses: lines,
    }),
    certificates: item({ name: line, date, issuer: line, url }),
    awards: item({ title: line, date, awarder: line, summary: line }),
    skills: item({ name: line, level: line, keywords: lines }),
    languages: item({ language: line, fluency: line }),
    interests: item({ name: line, keywords: lines }),
    projects: item({
      name: line,
      description: line,
      ...period,
      highlights: lines,
      keywords: lines,
      roles: lines,
    }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Cv>;
const profiles = fc.record({ headline: line, about: line, cv: cvs }, { requiredKeys: [] });

describe('user.3 JSON Resume', () => {
  it('every profile comes back as it went out, and what goes out follows the schema', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const sent = JSON.parse(
          JSON.stringify(toJsonResume({ ...account, general: { ...person, ...profile } })),
        );
        jsonResumeSchema.validate(sent, (errors: unknown) => expect(errors).toBeNull());
        const { leftOut, ...back } = fromJsonResume(sent);
        expect(leftOut).toEqual([]);
        const { cv, ...texts } = profile;
        expect(back).toEqual({ ...texts, ...(cv && Object.keys(cv).length > 0 && { cv }) });
      }),
    );
  });

  it('what has no place is named, and nothing of the account is taken', () => {
    const { leftOut, ...taken } = fromJsonResume({
      basics: { name: 'Somebody Else', email: 'x@example.org', label: 'Cook', profiles: [{ network: 'X' }] },
      work: [
        { name: 'Café', entity: 'GmbH', startDate: '2024-05-03T00:00:00Z', url: 'javascript:alert(1)' },
        'nothing',
      ],
      references: [{ name: 'Jo' }],
      publications: [],
      skills: [{ name: 'x'.repeat(301) }],
    });
    expect(taken).toEqual({ headline: 'Cook', cv: { work: [{ name: 'Café', startDate: '2024-05-03' }] } });
    expect(leftOut).toEqual([
      'basics.profiles',
      'work.0.entity',
      'work.0.url',
      'work.1',
      'references',
      'skills.0.name',
    ]);
  });

  it.each([[null], ['text'], [[]]])('%j is none', (value) => {
    expect(() => fromJsonResume(value)).toThrow(TypeError);
  });
});
