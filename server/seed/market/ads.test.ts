import { describe, expect, it } from 'vitest';
import { JOB_KINDS } from '../../../contract/job-kinds.ts';
import { minimumAge } from '../../../contract/law/age-law.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { ads } from './ads.ts';
import { companyProfiles } from './companies.ts';
import { lawOf, timesOf } from './write-job.ts';

describe('the ads', () => {
  it('are many, and of every kind in German and English', () => {
    expect(ads.filter(({ lang }) => lang === 'de').length).toBeGreaterThanOrEqual(30);
    expect(ads.filter(({ lang }) => lang === 'en').length).toBeGreaterThanOrEqual(18);
    for (const lang of ['de', 'en'])
      for (const kind of JOB_KINDS)
        expect(
          ads.some((ad) => ad.lang === lang && ad.kind === kind),
          `${kind} ${lang}`,
        ).toBe(true);
  });

  it('have keys and titles of their own', () => {
    const titles = ads.flatMap((ad) => ad.titles);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(ads.map(({ key }) => key)).size).toBe(ads.length);
  });

  it('fit at least one company each', () => {
    const branches = companyProfiles.map(({ branch }) => branch);
    expect(ads.filter((ad) => !ad.branches.some((branch) => branches.includes(branch)))).toEqual([]);
  });

  it.each(ads.map((ad) => [ad.key, ad] as const))(
    '%s is complete and keeps to the rules of its kind',
    (_, ad) => {
      for (const title of ad.titles) {
        expect(title.length).toBeLessThanOrEqual(TEXT_MAX.title);
        expect(title.includes('(m/w/d)')).toBe(ad.lang === 'de');
      }
      expect(ad.tasks.length).toBeGreaterThanOrEqual(3);
      expect(ad.tasks.length).toBeLessThanOrEqual(6);
      expect(ad.must.length && ad.nice.length && ad.benefits.length).toBeGreaterThan(0);
      for (const { text } of ad.hours ?? []) expect(text.length).toBeLessThanOrEqual(TEXT_MAX.place);

      const texts = ad.text.flat().join(' ');
      expect(texts).not.toContain('!');
      const namesTown = ad.text.some((one) => [one].flat().every((wording) => wording.includes('{town}')));
      expect(namesTown).toBe(ad.remote !== 'full');
      if (ad.remote === 'full') expect(texts).not.toContain('{town}');
      expect(texts.includes('{holidays}')).toBe(ad.start.when === 'holidays');
    },
  );

  it('name the minimum age in the text wherever minors may apply or a company could doubt it', () => {
    const young = ads.filter(({ minAge, kind }) => minAge < 16 && kind !== 'apprenticeship');
    expect(young.length).toBeGreaterThan(0);
    for (const ad of young) expect(ad.must.join(), ad.key).toContain(String(ad.minAge));
  });

  it('are open to nobody whom the age law forbids the work', () => {
    for (const ad of ads) {
      for (const one of ad.hours ?? [null]) {
        const facts = {
          kind: ad.kind,
          ...timesOf(one),
          ...lawOf(ad),
          schooling: null,
          startDate: null,
          endDate: null,
        };
        expect(ad.minAge, ad.key).toBeGreaterThanOrEqual(minimumAge(facts).minAge);
      }
    }
  });

  it('offer children of 13 and 14 short afternoons, and a placement of their school', () => {
    const children = ads.filter(({ minAge }) => minAge < 15);
    expect(children.length).toBeGreaterThan(0);
    expect(children.filter(({ law }) => law?.internship === 'school')).toHaveLength(1);
    for (const ad of children.filter(({ kind }) => kind !== 'internship')) {
      expect(ad.kind).toBe('minijob');
      expect(ad.text.flat().join() + ad.benefits.join(), ad.key).toMatch(/zwei Stunden/);
      for (const { max } of ad.hours ?? []) expect(max).toBeLessThanOrEqual(4);
    }
  });
});
