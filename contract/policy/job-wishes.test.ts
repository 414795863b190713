import { describe, expect, it } from 'vitest';
import { type JobWishes, meetsWishes, wishFacts } from './job-wishes.ts';

const NOW = Date.parse('2026-11-24T09:00:00.000Z');
const ad = {
  _companyId: 'baker',
  title: 'Aushilfe im Verkauf',
  description: 'Du verkaufst Brot und kassierst. Erfahrung brauchst du keine.',
  tasks: [],
  must: [],
  nice: [],
  benefits: [],
  hours: { min: 8, max: 12, text: '' },
  startDate: null,
};
const meets = (wishes: JobWishes, more: Partial<typeof ad> | { startDate: string } | { hours: null } = {}) =>
  meetsWishes(wishFacts({ ...ad, ...more }), wishes, NOW);

describe('pwa.1 pwa.4 what a search asks besides words, place, kind and pay', () => {
  it('hours overlap, and an ad without hours meets no wish about them', () => {
    expect(meets({ hoursMin: 12 })).toBe(true);
    expect(meets({ hoursMin: 13 })).toBe(false);
    expect(meets({ hoursMax: 8 })).toBe(true);
    expect(meets({ hoursMax: 7 })).toBe(false);
    expect(meets({ hoursMax: 40 }, { hours: null })).toBe(false);
    expect(meets({}, { hours: null })).toBe(true);
  });

  it('a start by arrangement can be soon, a date has to be within the days', () => {
    expect(meets({ startWithin: 14 })).toBe(true);
    expect(meets({ startWithin: 14 }, { startDate: '2026-12-08' })).toBe(true);
    expect(meets({ startWithin: 14 }, { startDate: '2026-12-09' })).toBe(false);
    expect(meets({ startWithin: 14 }, { startDate: '2026-01-01' })).toBe(true);
  });

  it.each([
    ['Du brauchst keine Erfahrung.', true],
    ['Ohne Vorkenntnisse möglich, wir zeigen dir alles.', true],
    ['Quereinsteiger willkommen', true],
    ['No previous experience needed.', true],
    ['Du hast Erfahrung im Verkauf.', false],
    ['You bring two years of experience.', false],
    ['Wir freuen uns auf dich.', false],
  ])('no experience: %s', (description, expected) => {
    expect(meets({ noExperience: true }, { description })).toBe(expected);
  });

  it('the language is that of the words that each text has', () => {
    expect(meets({ adLanguage: 'de' })).toBe(true);
    expect(meets({ adLanguage: 'en' })).toBe(false);
    expect(meets({ adLanguage: 'en' }, { title: 'Baker', description: 'You bake bread with us.' })).toBe(
      true,
    );
    expect(meets({ adLanguage: 'en' }, { title: 'Baker', description: '' })).toBe(false);
  });

  it('one company', () => {
    expect(meets({ company: { _companyId: 'baker', name: 'x' } })).toBe(true);
    expect(meets({ company: { _companyId: 'other', name: 'x' } })).toBe(false);
  });
});
