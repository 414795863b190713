import { describe, expect, it } from 'vitest';
import { cvParts } from './cv-parts.ts';

describe('company.2 a CV as the company reads it', () => {
  it('tells when, what and where, in the order that is looked for', () => {
    const parts = cvParts({
      languages: [{ language: 'Portugiesisch' }, { language: 'Deutsch', fluency: 'A2' }],
      work: [
        {
          position: 'Küchenhilfe',
          name: 'Hotel Ribeira',
          location: 'Porto',
          startDate: '2024-05',
          endDate: '2026-01-31',
        },
        { name: 'Bäckerei', startDate: '2022', summary: 'Früh auf.', highlights: ['Kasse', ' '] },
      ],
    });
    expect(parts.map(({ key, dated }) => [key, dated])).toEqual([
      ['work', true],
      ['languages', false],
    ]);
    expect(parts[0]?.rows).toEqual([
      { when: '2024–2026', what: 'Küchenhilfe', where: 'Hotel Ribeira, Porto', more: [] },
      { when: '2022–', what: 'Bäckerei', more: ['Früh auf.', 'Kasse'] },
    ]);
    expect(parts[1]?.rows).toEqual([
      { what: 'Portugiesisch', more: [] },
      { what: 'Deutsch', where: 'A2', more: [] },
    ]);
  });

  it('leaves out what says nothing', () => {
    expect(cvParts({})).toEqual([]);
    expect(cvParts({ work: [{ startDate: '2020' }], skills: [] })).toEqual([]);
  });

  it('one year is said once', () => {
    const [part] = cvParts({
      education: [{ studyType: 'Abitur', startDate: '2020-01', endDate: '2020-06' }],
    });
    expect(part?.rows[0]?.when).toBe('2020');
  });
});
