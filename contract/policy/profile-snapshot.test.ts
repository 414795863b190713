import { expect, it } from 'vitest';
import { CV_MAX } from '../profile-limits.ts';
import { profileSnapshot } from './profile-snapshot.ts';

const cv = { basics: { url: 'https://example.org' }, work: [{ name: 'Market' }], skills: [{ name: 'Till' }] };

it('user.1 headline and about are the first words of the CV that goes out', () => {
  expect(profileSnapshot({ headline: 'Sales', about: 'Early', cv }, 'where_applied')).toEqual({
    cv: { ...cv, basics: { url: 'https://example.org', label: 'Sales', summary: 'Early' } },
  });
  expect(profileSnapshot({ headline: 'Sales', cv }, 'where_applied', ['skills'])).toEqual({
    cv: { skills: cv.skills },
  });
  expect(profileSnapshot({}, 'where_applied')).toEqual({ cv: null });
});

it('user.4 times go along where there are some, or a line about them', () => {
  expect(profileSnapshot({ times: ['sat-early'] }, 'where_applied').availability).toEqual({
    times: ['sat-early'],
    text: '',
  });
  expect(profileSnapshot({ availability: 'from May' }, 'where_applied').availability?.text).toBe('from May');
  expect(profileSnapshot({ times: [] }, 'where_applied')).toEqual({ cv: null });
});

it('user.8 with visibility off nothing goes out', () => {
  expect(profileSnapshot({ headline: 'Sales', cv, times: ['sat-early'] }, 'off')).toEqual({ cv: null });
});

it('a CV that is full goes out as it is', () => {
  const summary = 'x'.repeat(3990);
  const full = { work: Array.from({ length: Math.floor(CV_MAX / 4010) }, () => ({ summary })) };
  const sent = profileSnapshot({ about: 'y'.repeat(2000), cv: full }, 'where_applied').cv;
  expect(sent).toEqual(full);
});
