import { describe, expect, it } from 'vitest';
import { changedGeneral, type GeneralForm, generalFormOf, generalProblems } from './general-form.ts';

const before = generalFormOf({ website: '', employeeCount: null, rejectionText: 'Danke.', replyDays: 7 });

describe('companysettings.1 company data', () => {
  it('sends only what was changed', () => {
    expect(changedGeneral(before, { ...before, website: 'sonne.example' })).toEqual({
      website: 'https://sonne.example',
    });
    expect(changedGeneral(before, { ...before, employeeCount: '12', replyDays: '3' })).toEqual({
      employeeCount: 12,
      replyDays: 3,
    });
    expect(changedGeneral(before, before)).toBeNull();
  });

  it.each([
    [{ rejectionText: ' ' }, 'rejectionText missing'],
    [{ rejectionText: 'x'.repeat(1001) }, 'rejectionText too_big'],
    [{ replyDays: '0' }, 'replyDays not_a_number'],
    [{ replyDays: '61' }, 'replyDays not_a_number'],
    [{ website: 'x' }, 'website not_a_website'],
  ] as [Partial<GeneralForm>, string][])('%j: %s', (more, problem) => {
    expect(generalProblems({ ...before, ...more }).map(({ field, code }) => `${field} ${code}`)).toEqual([
      problem,
    ]);
  });
});
