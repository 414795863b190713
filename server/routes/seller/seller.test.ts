import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { transact } from '../../api/transact.ts';
import { offerWork } from '../../domain/offer/work.ts';
import { forgetSeller, sellerWork } from '../../domain/seller/work.ts';
import { activeCreator } from '../../testing/creators.ts';
import { makeDue } from '../../testing/make-due.ts';
import { offering, signing, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { company, pullAll, seeker } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

const CAMPAIGN = {
  ...TERMS,
  title: 'Two videos',
  hours: null,
  pay: { amount: 80_000, currency: 'EUR', unit: 'PROJECT' as const },
  deliverables: ['Two videos'],
  disclosure: 'Werbung',
};
const TAX_ID = '36574261809';
const FACTS = {
  line1: '=Mühlenstraße 3',
  postalCode: '29221',
  city: 'Celle',
  country: 'DE',
  taxId: TAX_ID,
  taxIdCountry: 'DE',
  birthPlace: '',
  vatId: null,
};

onDatabase((app) => {
  let t: TestApp;
  let creatorId: string;
  beforeEach(async () => {
    t = app();
    await company(t, 'owner');
    creatorId = (await activeCreator(t, 'jana'))._id;
  });

  const offered = async (terms = CAMPAIGN) => {
    const made = await t.call('owner', 'offer.create', offering({ _creatorId: creatorId, terms }));
    expect(made.error).toBeUndefined();
    return made.data;
  };
  const accept = async (offer: Awaited<ReturnType<typeof offered>>) => {
    const { firstname, lastname } = await t.db
      .selectFrom('user')
      .where('id', '=', 'jana')
      .select(['firstname', 'lastname'])
      .executeTakeFirstOrThrow();
    return t.call('jana', 'offer.update', signing(offer, 'accept', `${firstname} ${lastname}`));
  };
  const save = (
    facts:
      | typeof FACTS
      | (Omit<typeof FACTS, 'taxId' | 'taxIdCountry'> & { taxId: null; taxIdCountry: null }),
  ) => t.call('jana', 'seller.save', { facts });

  test('L36 switched off, a service is agreed in words, and the paper says that the contract is made outside', async () => {
    const offer = await offered();
    expect(offer.contractForm).toBe('outside');
    expect((await accept(offer)).data.status).toBe('signed');
    const response = await t.app.inject({
      url: `${offer.pdf}?lang=de_DE`,
      headers: { authorization: 'Bearer jana' },
    });
    const text = pdfText(response.rawPayload).replace(/\s+/g, ' ');
    expect(text).toContain('Das ist nicht der Vertrag');
    expect(text).toContain('außerhalb von Zusage');
    expect((await t.call('jana', 'seller.get', {})).data).toMatchObject({ asked: false, facts: null });
    expect((await save(FACTS)).error.code).toBe('state_conflict');
    expect(await terminal(t).say('sellers', '--year', '2026')).toContain('0 people');
  });

  test('L36 switched on, a person is asked first, and nobody else reads the answer', async () => {
    t.settings.concludeServices = true;
    const offer = await offered();
    expect(offer.contractForm).toBe('simple');
    expect((await accept(offer)).error.code).toBe('seller_facts_missing');
    expect((await t.call('jana', 'seller.get', {})).data).toMatchObject({ asked: true, facts: null });
    expect((await save({ ...FACTS, taxId: '36574261808' })).error.fields).toEqual([
      { path: 'facts.taxId', code: 'check_digit' },
    ]);
    const withoutBoth = { ...FACTS, taxId: null, taxIdCountry: null };
    expect((await save(withoutBoth)).error.fields).toEqual([
      { path: 'facts.birthPlace', code: 'tax_id_or_birth_place' },
    ]);
    expect((await save({ ...withoutBoth, birthPlace: 'Graz' })).status).toBe(200);
    const saved = await save(FACTS);
    expect(saved.data).toMatchObject({ facts: FACTS, savedAt: t.now.toISOString() });
    expect((await accept(offer)).data.status).toBe('signed');
    const { rows } = await pullAll(t, 'owner').then(({ changes }) => ({ rows: JSON.stringify(changes) }));
    expect(rows).not.toContain(TAX_ID);
    expect((await t.call('owner', 'seller.get', {})).data.facts).toBeNull();
    const kept = await t.db.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(TAX_ID);
  });

  test('L36 the yearly list has what § 14 (2) PStTG asks for: by quarter, in Germany’s days', async () => {
    t.settings.concludeServices = true;
    await save(FACTS);
    t.now = new Date('2026-12-31T22:30:00Z');
    await accept(await offered());
    // Half past midnight in Germany: the next year.
    t.now = new Date('2026-12-31T23:30:00Z');
    await accept(await offered());
    t.now = new Date('2027-04-01T09:00:00Z');
    await accept(
      await offered({ ...CAMPAIGN, pay: { amount: 5000, currency: 'EUR', unit: 'HOUR' as never } }),
    );
    const staff = terminal(t);
    expect(await staff.say('sellers', '--year', '2027', '--file', 'list.csv')).toContain(
      'list.csv: 1 people',
    );
    const [row] = parse(staff.written.get('list.csv') ?? '', { columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      lastname: expect.stringMatching(/./),
      // What a spreadsheet would run as a formula does not begin with its sign.
      street: "'=Mühlenstraße 3",
      tax_id: TAX_ID,
      tax_id_country: 'DE',
      q1_activities: '1',
      q1_eur: '800.00',
      q1_fees_eur: '0.00',
      q2_activities: '1',
      q2_eur: '0.00',
      q2_activities_with_open_sum: '1',
      q4_activities: '0',
    });
    expect(await staff.say('tell-sellers', '--year', '2027')).toBe(
      '1 people are told what the list of 2027 says about them.',
    );
    await t.doWork();
    const letter = t.letters.findLast(({ subject }) => subject.includes('2027'));
    expect(letter?.to).toBe('jana@example.org');
    expect(letter?.text).toContain('1. Vierteljahr: 1 Auftrag, zusammen 800,00');
    expect(letter?.text).toContain('2. Vierteljahr: 1 Auftrag, zusammen 0,00');
    expect(letter?.text).toContain('bei 1 davon ist die Summe hier nicht bekannt');
    expect(letter?.text).not.toMatch(/4\. Vierteljahr|36574261809|Mühlenstraße/);
    await t.db.updateTable('user').set({ erased_at: t.now }).where('id', '=', 'jana').execute();
    expect(await staff.say('tell-sellers', '--year', '2027')).toContain('postal address: jana.');
    const kept = await t.db.selectFrom('staff_log').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(TAX_ID);
    expect((await staff.refusal('sellers', '--year', 'soon')).message).toContain('--year');
  });

  test('L36 with the account goes what was not needed; what was reported stays ten years', async () => {
    t.settings.concludeServices = true;
    const sellers = async () => (await t.db.selectFrom('seller').select('user_id').execute()).length;
    await save(FACTS);
    await accept(await offered());
    await transact(t.parts, (context) => forgetSeller(context, 'jana'));
    await t.db.updateTable('user').set({ erased_at: t.now }).where('id', '=', 'jana').execute();
    expect(await sellers()).toBe(1);
    expect(await terminal(t).say('sellers', '--year', '2026')).toContain('1 people');
    const purgeAt = async (at: string) => {
      t.now = new Date(at);
      // The deal is what the law wants kept: it may not go before who made it.
      await makeDue(t, { ...sellerWork, ...offerWork });
      await t.doWork();
      return sellers();
    };
    expect(await purgeAt('2036-12-31T12:00:00Z')).toBe(1);
    expect(await purgeAt('2037-01-01T12:00:00Z')).toBe(0);
    await seeker(t, 'emil');
    await t.call('emil', 'seller.save', { facts: FACTS });
    expect(await sellers()).toBe(1);
    await t.call('emil', 'user.delete', { userId: 'emil', confirm: true });
    t.now = new Date(t.now.getTime() + 15 * DAY_MS);
    await t.doWork();
    expect(await sellers()).toBe(0);
  });
});
