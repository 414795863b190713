import { describe, expect, it } from 'vitest';
import {
  asksSchool,
  changedDetails,
  type DetailsFacts,
  type DetailsForm,
  detailsFormOf,
  detailsProblems,
} from './details-form.ts';

const general = { firstname: 'Jana', lastname: 'Krüger', dateOfBirth: '1998-03-09' };
const facts: DetailsFacts = {
  user: { email: 'jana@example.org', userMode: 'user', general, address: null },
  today: '2026-11-20',
};
const shown = detailsFormOf(facts.user, facts.today);
const wrong = (values: Partial<DetailsForm>, more: Partial<DetailsFacts['user']> = {}) =>
  detailsProblems({ ...shown, ...values }, { ...facts, user: { ...facts.user, ...more } }).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('what cannot be right', () => {
  it.each([
    [{}, []],
    [{ firstname: ' ' }, ['firstname missing']],
    [{ lastname: 'x'.repeat(81) }, ['lastname too_big']],
    [{ phone: 'no number' }, ['phone phone']],
    [{ phone: '+49 5141 776655' }, []],
    [{ line1: 'Am Markt 1' }, ['city missing']],
    [{ country: 'AT' }, []],
    [{ dateOfBirth: '' }, ['dateOfBirth missing']],
    [{ dateOfBirth: '2027-01-01' }, ['dateOfBirth unknown']],
    [{ dateOfBirth: '2015-01-01' }, ['dateOfBirth too_young']],
    [{ dateOfBirth: '2011-06-15' }, ['guardianMail missing']],
    [{ dateOfBirth: '2011-06-15', guardianMail: 'Jana@example.org' }, ['guardianMail own_mail']],
    [{ dateOfBirth: '2011-06-15', guardianMail: 'mum' }, ['guardianMail mail']],
    [{ dateOfBirth: '2011-06-15', guardianMail: 'mum@example.org' }, []],
  ])('%o', (values, expected) => {
    expect(wrong(values)).toEqual(expected);
  });

  it('somebody who hires is of age', () => {
    expect(wrong({ dateOfBirth: '2010-01-01' }, { userMode: 'company' })).toEqual([
      'dateOfBirth company_too_young',
    ]);
  });
});

describe('what is sent', () => {
  const changed = (values: Partial<DetailsForm>) => changedDetails(shown, { ...shown, ...values }, facts);

  it('is only what differs', () => {
    expect(changed({})).toEqual({ general: null, guardianMail: null, place: undefined });
    expect(changed({ lastname: ' Krüger-Öz ' }).general).toEqual({ lastname: 'Krüger-Öz' });
    expect(changed({ country: 'AT' }).place).toBe(null);
  });

  it('a gender is said, and taken back', () => {
    expect(changed({ gender: 'diverse' }).general).toEqual({ gender: 'diverse' });
    const said = detailsFormOf({ ...facts.user, general: { ...general, gender: 'diverse' } }, facts.today);
    expect(changedDetails(said, { ...said, gender: '' }, facts).general).toEqual({ gender: null });
  });

  it('a number that is taken out is none, and so is an address', () => {
    const address = {
      _id: 'a',
      ver: 1,
      reference: { refType: 'user' as const, refId: 'jana' },
      country: 'DE',
      state: 'Niedersachsen',
      city: 'Celle',
      postalCode: '29221',
      line1: 'Am Markt 1',
      line2: '',
    };
    const user = { ...facts.user, general: { ...general, phone: '05141 776655' }, address };
    const before = detailsFormOf(user, facts.today);
    const bare = { ...before, phone: '', city: '', postalCode: '', line1: '' };
    expect(changedDetails(before, bare, { ...facts, user })).toEqual({
      general: { phone: null },
      guardianMail: null,
      place: null,
    });
    // What the form does not show stays.
    expect(changedDetails(before, { ...before, city: 'Peine' }, { ...facts, user }).place).toMatchObject({
      city: 'Peine',
      state: 'Niedersachsen',
    });
  });

  it('a guardian is named where the new date asks for one', () => {
    const { general: patch, guardianMail } = changed({
      dateOfBirth: '2011-06-15',
      guardianMail: ' mum@example.org ',
    });
    expect([patch, guardianMail]).toEqual([{ dateOfBirth: '2011-06-15' }, 'mum@example.org']);
  });
});

it('L1 of compulsory schooling only the answer that was changed is sent, with its day', () => {
  const teen = {
    ...facts,
    user: { ...facts.user, general: { ...facts.user.general, dateOfBirth: '2010-05-01' } },
  };
  const before = detailsFormOf(teen.user, teen.today);
  expect(asksSchool(teen)).toBe(true);
  expect(asksSchool({ ...teen, user: { ...teen.user, userMode: 'company' } })).toBe(false);
  expect(changedDetails(before, { ...before, compulsorySchool: 'done' }, teen).general).toEqual({
    compulsorySchool: { answer: 'done', on: teen.today },
  });
  expect(changedDetails(before, before, teen).general).toBeNull();
});
