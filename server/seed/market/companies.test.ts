import { describe, expect, it } from 'vitest';
import { isCompanyUid } from '../../../contract/company-uid.ts';
import { companyGeneral } from '../../../contract/entities/company.ts';
import { companyProfiles } from './companies.ts';
import { TOWNS } from './towns.ts';

const distinct = (values: readonly string[]) => new Set(values).size === values.length;

describe('the companies', () => {
  it('have valid German VAT numbers, no two the same', () => {
    const uids = companyProfiles.map(({ companyUID }) => companyUID);
    expect(uids.filter((uid) => !/^DE/.test(uid) || !isCompanyUid(uid))).toEqual([]);
    expect(distinct(uids)).toBe(true);
  });

  it('satisfy the contract and reject in words of their own', () => {
    for (const { general, companyName } of companyProfiles) {
      expect(companyGeneral.safeParse(general).success, companyName).toBe(true);
      expect(general.rejectionText.length).toBeGreaterThan(150);
      expect(general.website).toMatch(/^https:\/\/[a-z-]+\.example$/);
    }
    expect(distinct(companyProfiles.map(({ general }) => general.rejectionText))).toBe(true);
  });

  it('name themselves, once, in what they say about themselves', () => {
    for (const { about, short, companyName } of companyProfiles) {
      expect(companyName).toContain(short);
      for (const text of Object.values(about)) expect(text.split(short).length - 1, text).toBe(1);
    }
    expect(distinct(companyProfiles.map(({ short }) => short))).toBe(true);
  });

  it('are mostly verified and together at home in every town', () => {
    const verified = companyProfiles.filter((company) => company.verified).length;
    expect(verified).toBeGreaterThan(companyProfiles.length / 2);
    expect(verified).toBeLessThan(companyProfiles.length);
    expect(companyProfiles[0]?.verified).toBe(true);
    expect(new Set(companyProfiles.flatMap(({ towns }) => towns))).toEqual(new Set(Object.keys(TOWNS)));
    for (const { towns } of companyProfiles) expect(distinct(towns)).toBe(true);
  });
});

describe('the towns', () => {
  it('lie within the borders of Germany', () => {
    for (const { lat, lng } of Object.values(TOWNS)) {
      expect(lat).toBeGreaterThan(47.2);
      expect(lat).toBeLessThan(55.1);
      expect(lng).toBeGreaterThan(5.8);
      expect(lng).toBeLessThan(15.1);
    }
  });
});
