import { describe, expect, it } from 'vitest';
import { creatorPackage } from '../../../../contract/entities/creator.ts';
import {
  blankPackage,
  type PackageForm,
  packageFormOf,
  packageOf,
  packageProblems,
  withPackage,
} from './package-form.ts';

const form = (more: Partial<PackageForm> = {}): PackageForm => ({
  ...blankPackage('tiktok'),
  price: '1.250,50',
  ...more,
});
const problems = (more: Partial<PackageForm>) =>
  packageProblems(form(more)).map(({ field, code }) => `${field} ${code}`);

describe('creator.5 a package', () => {
  it.each([
    [{}, []],
    [{ price: '' }, ['price missing']],
    [{ price: 'viel' }, ['price not_a_sum']],
    [{ price: '0' }, []],
    [{ count: '0' }, ['count not_a_number']],
    [{ count: '101' }, ['count not_a_number']],
    [{ days: '366' }, ['days not_a_number']],
    [{ revisions: '0' }, []],
    [{ revisions: '21' }, ['revisions not_a_number']],
    [{ rights: 'x'.repeat(501), exclusivity: 'x'.repeat(501) }, ['rights too_big', 'exclusivity too_big']],
  ])('%j: %j', (more, told) => {
    expect(problems(more)).toEqual(told);
  });

  it('is what the contract wants, and comes back into the form as it was', () => {
    const made = packageOf(form({ rights: ' Ein Jahr ' }));
    expect(creatorPackage.safeParse(made).success).toBe(true);
    expect(made).toMatchObject({ price: 125_050, currency: 'EUR', rights: 'Ein Jahr' });
    expect(packageOf(packageFormOf('de-DE', made))).toEqual(made);
    expect(packageOf(packageFormOf('en-US', made))).toEqual(made);
  });

  it('is put where the old one was, or at the end where that is gone', () => {
    const one = packageOf(form());
    const two = packageOf(form({ price: '20' }));
    const three = packageOf(form({ price: '30' }));
    expect(withPackage([one, two], one, three)).toEqual([three, two]);
    expect(withPackage([two], one, three)).toEqual([two, three]);
    expect(withPackage([one], null, two)).toEqual([one, two]);
    expect(withPackage([one, two], two, null)).toEqual([one]);
    expect(withPackage([one], two, null)).toEqual([one]);
  });
});
