import { beforeEach, expect, test } from 'vitest';
import { customer, hadTrial, subscribed } from '../../../testing/customers.ts';
import { makeDue } from '../../../testing/make-due.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { terminal } from '../../../testing/terminal.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { subscriptionWork } from '../work.ts';
import { vatIdRecheck } from './check-vat-id.ts';

const DAY = 86_400_000;
const VAT_ID = 'ATU13585627';

onDatabase((app) => {
  let t: TestApp;
  beforeEach(async () => {
    t = app();
    await makeDue(t, { ...vatIdRecheck, ...subscriptionWork });
  });

  /** A customer in Austria who has given this number. */
  async function austrian(vatId = VAT_ID) {
    const made = await customer(t, 'olga', 0, { country: 'AT' });
    await t.call('olga', 'customer.update', { _companyId: made._companyId, params: { vatId } });
    return made;
  }
  const read = async (companyId: string) =>
    (await t.call('olga', 'customer.get', { companyId })).data as NonNullable<
      Awaited<ReturnType<typeof t.call<'customer.get'>>>['data']
    >;
  const goOn = async (days: number) => {
    t.now = new Date(t.now.getTime() + days * DAY);
    await t.doWork();
  };
  const notices = () =>
    t.db
      .selectFrom('notification')
      .where('type', '=', 'system')
      .where('ref_type', '=', 'company')
      .select(['user_id'])
      .execute();

  test('L13 the date and the number of the consultation are kept with the customer', async () => {
    t.vatRegister.valid.add(VAT_ID);
    const { _companyId } = await austrian();
    await t.doWork();
    expect(await read(_companyId)).toMatchObject({ vatIdCheck: { state: 'confirmed' } });
    const row = await t.db
      .selectFrom('customer')
      .select(['vat_id_asked', 'vat_id_answer', 'vat_id_asked_at', 'vat_id_consultation'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      vat_id_asked: VAT_ID,
      vat_id_answer: 'valid',
      vat_id_asked_at: t.now,
      vat_id_consultation: 'WAPIAAA1',
    });
    expect(await notices()).toEqual([]);
    expect(t.faults).toEqual([]);
  });

  test('L13 an id that the register does not know means VAT, and the owners are told once', async () => {
    const { _id, _companyId } = await austrian();
    await t.doWork();
    expect(await read(_companyId)).toMatchObject({ vatIdCheck: { state: 'refused' }, vatCase: 'standard' });
    expect(await notices()).toEqual([{ user_id: 'olga' }]);
    expect(t.letters.map(({ subject }) => subject)).toEqual([`USt-IdNr. ${VAT_ID} nicht bestätigt`]);
    await goOn(31);
    await goOn(31);
    expect(t.vatRegister.asked.length).toBeGreaterThan(1);
    expect(await notices()).toHaveLength(1);
    await hadTrial(t, _id, _companyId);
    expect((await subscribed(t, 'olga', _id)).payment).toMatchObject({ amount: 9900 + 1881 });
  });

  test('L13 while the register is away VAT is charged, and the answer comes when it is back', async () => {
    t.vatRegister.valid.add(VAT_ID);
    t.vatRegister.away = 'country';
    const { _id, _companyId } = await austrian();
    await t.doWork();
    expect(await read(_companyId)).toMatchObject({ vatIdCheck: { state: 'pending' }, vatCase: 'standard' });
    expect(await notices()).toEqual([]);
    await hadTrial(t, _id, _companyId);
    await subscribed(t, 'olga', _id);
    t.vatRegister.away = undefined;
    await goOn(1);
    expect(await read(_companyId)).toMatchObject({
      vatIdCheck: { state: 'confirmed' },
      vatCase: 'reverse_charge',
    });
    // What was written stays; the next one is without VAT.
    await goOn(31);
    const { items } = (await t.call('olga', 'customer.billing-list', { _companyId })).data;
    expect(items.map(({ vatCase, vat }) => [vatCase, vat])).toEqual([['standard', 1881]]);
    t.faults.length = 0;
  });

  test('L13 an answer counts for the id it was given for, and for its country', async () => {
    t.vatRegister.valid.add(VAT_ID);
    const { _companyId } = await austrian();
    await t.doWork();
    const change = (params: object) => t.call('olga', 'customer.update', { _companyId, params });
    expect((await change({ vatId: 'ATU12011204' })).data).toMatchObject({ vatCase: 'standard' });
    expect((await change({ vatId: VAT_ID, address: { country: 'FR' } })).data).toMatchObject({
      vatCase: 'standard',
      vatIdCheck: { state: 'not_needed' },
    });
    expect((await change({ address: { country: 'CH' } })).data).toMatchObject({ vatCase: 'outside_eu' });
  });

  test('L13 customers of the version before keep their id, are asked about, and pay VAT only from the next invoice on', async () => {
    const { _companyId } = await austrian();
    await t.doWork();
    // As the migration leaves them.
    await t.db
      .updateTable('customer')
      .set({ vat_id_asked: null, vat_id_answer: null, vat_id_asked_at: null, vat_id_told: null })
      .execute();
    await t.db.deleteFrom('notification').execute();
    t.vatRegister.asked.length = 0;
    await t.db.updateTable('work').set({ run_at: t.now }).where('kind', '=', 'vat-id.recheck').execute();
    await t.doWork();
    expect(t.vatRegister.asked).toEqual([VAT_ID]);
    expect(await read(_companyId)).toMatchObject({ vatId: VAT_ID, vatIdCheck: { state: 'refused' } });
    expect(await notices()).toEqual([{ user_id: 'olga' }]);
  });

  test('L13 without a register staff asks by hand and keeps the number of the consultation', async () => {
    t.vatRegister.kind = 'none';
    const { _companyId } = await austrian();
    await t.doWork();
    expect(await read(_companyId)).toMatchObject({ vatIdCheck: { state: 'unchecked' }, vatCase: 'standard' });
    expect(await notices()).toHaveLength(1);
    // Nobody was asked, so nobody could say no.
    expect(t.letters.map(({ subject }) => subject)).toEqual([`USt-IdNr. ${VAT_ID} wird geprüft`]);
    const said = await terminal(t).say('confirm-vat-id', _companyId, '--consultation', 'WAPIBBB7');
    expect(said).toContain(VAT_ID);
    expect(await read(_companyId)).toMatchObject({
      vatIdCheck: { state: 'confirmed' },
      vatCase: 'reverse_charge',
    });
    // It stays until it is old.
    await goOn(20);
    expect(await read(_companyId)).toMatchObject({ vatIdCheck: { state: 'confirmed' } });
  });

  test('L12 nobody is asked about a company outside the EU or in Germany', async () => {
    const { _companyId } = await customer(t, 'olga', 0, { country: 'CH' });
    await t.call('olga', 'customer.update', { _companyId, params: { vatId: 'CHE-107.787.577 MWST' } });
    await customer(t, 'emil', 1);
    await t.doWork();
    expect(t.vatRegister.asked).toEqual([]);
    expect(await read(_companyId)).toMatchObject({
      vatId: 'CHE107787577MWST',
      vatIdCheck: { state: 'not_needed' },
      vatCase: 'outside_eu',
    });
  });
});
