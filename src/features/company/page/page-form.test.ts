import { describe, expect, it } from 'vitest';
import { PAGE_PART, type PageForm } from './page-form.ts';

const before = PAGE_PART.formOf({
  website: '',
  employeeCount: null,
  rejectionText: 'Danke.',
  replyDays: 7,
  about: 'Wir backen.',
  benefits: ['Brot'],
});

describe('companysettings.1 company data', () => {
  it('sends only what was changed', () => {
    expect(PAGE_PART.changed(before, { ...before, website: 'sonne.example' })).toEqual({
      website: 'https://sonne.example',
    });
    expect(
      PAGE_PART.changed(before, { ...before, employeeCount: '12', about: ' Wir backen nachts. ' }),
    ).toEqual({
      employeeCount: 12,
      about: 'Wir backen nachts.',
    });
    expect(PAGE_PART.changed(before, { ...before, benefits: 'Brot\n\n Kuchen ' })).toEqual({
      benefits: ['Brot', 'Kuchen'],
    });
    expect(PAGE_PART.changed(before, before)).toBeNull();
  });

  it.each([
    [{ about: 'x'.repeat(2001) }, 'about too_big'],
    [{ benefits: 'x\n'.repeat(21) }, 'benefits too_many'],
    [{ benefits: 'x'.repeat(301) }, 'benefits too_big'],
    [{ website: 'x' }, 'website not_a_website'],
    [{ employeeCount: 'viele' }, 'employeeCount not_a_number'],
  ] as [Partial<PageForm>, string][])('%j: %s', (more, problem) => {
    const problems = PAGE_PART.problemsOf({ ...before, ...more });
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
  });
});
