import { describe, expect, it } from 'vitest';
import type { User } from '../../../contract/entities/user.ts';
import { previewOf } from './preview.ts';

const user = (lastname: string, dateOfBirth: string) =>
  ({
    email: 'jana@example.org',
    settings: {},
    general: { firstname: 'Jana', lastname, dateOfBirth },
  }) as User;
const now = new Date('2026-11-20T04:26:00.000Z');

describe('job.3 the profile as the company will see it', () => {
  it('before the acceptance there is an initial and a band, never a name or a birth date', () => {
    const preview = previewOf(user('Krüger', '1999-03-09'), 'initial', now);
    expect(preview).toMatchObject({ shortName: 'Jana K.', ageBand: '18plus' });
  });

  it('an initial outside of the first plane is one letter', () => {
    expect(previewOf(user(' 𝒦rüger', '1999-03-09'), 'initial', now).shortName).toBe('Jana 𝒦.');
  });

  it('where a number stands for the name, no part of the name is there', () => {
    expect(previewOf(user('Krüger', '1999-03-09'), 'sign', now).shortName).toBeUndefined();
  });

  it.each([
    ['2012-11-21', 'u15'],
    ['2011-11-20', '15_17'],
    ['2008-11-21', '15_17'],
    ['2008-11-20', '18plus'],
  ])('born on %s: %s', (born, band) => {
    expect(previewOf(user('K', born), 'initial', now).ageBand).toBe(band);
  });
});
