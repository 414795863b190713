import { describe, expect, it } from 'vitest';
import type { Offer, OfferSignature } from '../../../contract/entities/offer.ts';
import { checkOffer } from '../../../contract/policy/offer-check.ts';
import { textHash } from '../../base/canonical-json.ts';
import { daysAfter } from '../../base/days.ts';
import { logOf, noticesOf, OWNER, sent, TALENT } from '../../testing/offer-terms.ts';
import { offering, signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll } from '../../testing/people.ts';

onDatabase((app) => {
  describe('from sent to signed', () => {
    it('an applicant reads, accepts with their name, and is hired: the company had signed by sending', async () => {
      const t = app();
      const { companyId, application, offer } = await sent(t);
      expect(offer).toMatchObject({
        status: 'sent',
        version: 1,
        contractForm: 'text',
        kind: 'minijob',
        validUntil: daysAfter(t.now, 7).toISOString(),
        parties: { company: { name: 'Bakery owner' }, talent: { name: TALENT } },
        signatures: [
          { party: 'company', _userId: 'owner', name: OWNER, method: 'account', termsHash: offer.termsHash },
        ],
      });
      const viewed = await t.call('jana', 'offer.update', step(offer, 'view'));
      expect(viewed.data.status).toBe('viewed');
      const accepted = await t.call(
        'jana',
        'offer.update',
        signing(offer, 'accept', ' jana KRUGER', {
          signature: { name: ' jana KRUGER', deviceClock: '2026-03-02T07:00:00.000Z' },
        }),
      );
      expect(accepted.data).toMatchObject({
        status: 'signed',
        signatures: [
          { party: 'company' },
          {
            party: 'talent',
            _userId: 'jana',
            name: 'jana KRUGER',
            method: 'typed-name',
            at: t.now.toISOString(),
            deviceClock: '2026-03-02T07:00:00.000Z',
            termsHash: offer.termsHash,
          },
        ],
      });
      expect(await checkOffer(accepted.data, textHash)).toEqual([]);
      const row = await t.db
        .selectFrom('application')
        .where('id', '=', application._id)
        .select('status')
        .executeTakeFirstOrThrow();
      expect(row.status).toBe('hired');
      expect(await noticesOf(t, 'jana')).toEqual(['offer_received']);
      expect(await noticesOf(t, 'owner')).toEqual(['offer_answered']);
      expect(await logOf(t, companyId)).toEqual(['offer.created', 'offer.sent', 'offer.signed']);
      const messages = await t.db
        .selectFrom('message')
        .where('offer_id', '=', offer._id)
        .selectAll()
        .orderBy('seq')
        .execute();
      expect(messages.map(({ type, text }) => [type, text])).toEqual([
        ['offer', 'offer.sent'],
        ['system', 'offer.signed'],
      ]);
      expect(t.faults).toEqual([]);
    });

    it('a second acceptance is answered with the first', async () => {
      const t = app();
      const { offer } = await sent(t);
      const first = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      const second = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      expect(second.data).toEqual(first.data);
      expect(second.data.signatures).toHaveLength(2);
    });

    it('reaches both sides’ devices, with every state', async () => {
      const t = app();
      const { offer } = await sent(t);
      const rows = async (uid: string) =>
        (await pullAll(t, uid)).changes
          .filter((change) => change.table === 'offer')
          .map((change) => change.row);
      expect(await rows('jana')).toEqual([offer]);
      expect(await rows('owner')).toEqual([offer]);
      const viewed = await t.call('jana', 'offer.update', step(offer, 'view'));
      expect(viewed.changes).toEqual([expect.objectContaining({ table: 'offer', row: viewed.data })]);
      expect(await rows('owner')).toEqual([viewed.data]);
    });

    it('needs the typed name of the account, under the hash that was read', async () => {
      const t = app();
      const { offer } = await sent(t);
      const other = await t.call('jana', 'offer.update', signing(offer, 'accept', 'Jana Kruse'));
      expect(other.error).toMatchObject({ code: 'signature_name', fields: [{ path: 'signature.name' }] });
      const unread = await t.call(
        'jana',
        'offer.update',
        step(offer, 'accept', { signature: { name: TALENT } }),
      );
      expect(unread.error).toMatchObject({ code: 'parameter_missing', fields: [{ path: 'termsHash' }] });
      const unsigned = await t.call(
        'jana',
        'offer.update',
        step(offer, 'accept', { termsHash: offer.termsHash }),
      );
      expect(unsigned.error).toMatchObject({ code: 'parameter_missing', fields: [{ path: 'signature' }] });
      const forged = await t.call(
        'jana',
        'offer.update',
        signing({ ...offer, termsHash: '0'.repeat(64) }, 'accept', TALENT),
      );
      expect(forged.error).toMatchObject({
        code: 'offer_moved',
        detail: { termsHash: offer.termsHash, diff: [] },
      });
    });

    it('says for a fixed term that only the offer is accepted', async () => {
      const t = app();
      const { application, offer } = await sent(t);
      await t.call('owner', 'offer.delete', { offerId: offer._id });
      const terms = { ...TERMS, end: '2026-12-31' };
      const made = await t.call(
        'owner',
        'offer.create',
        offering({ _applicationId: application._id, terms }),
      );
      expect(made.data.contractForm).toBe('qes_or_paper');
    });
  });

  it('an altered byte anywhere in a signed offer is found', async () => {
    const t = app();
    const { offer } = await sent(t);
    const { data } = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
    expect(await checkOffer(data, textHash)).toEqual([]);
    const [company, talent] = data.signatures as [OfferSignature, OfferSignature];
    const { parties, terms } = data;
    const altered: [Partial<Offer>, string[]][] = [
      [{ terms: { ...terms, notice: 'two weeks' } }, ['terms']],
      [{ terms: { ...terms, pay: { amount: 1501, currency: 'EUR', unit: 'HOUR' } } }, ['terms']],
      [{ parties: { ...parties, talent: { ...parties.talent, name: 'Jana Kruger' } } }, ['terms']],
      [{ contractForm: 'simple' }, ['terms']],
      [{ version: 2 }, ['terms']],
      [{ signatures: [company, { ...talent, name: 'Jana K' }] }, ['seal']],
      [{ signatures: [{ ...company, at: '2026-03-02T09:00:00.001Z' }, talent] }, ['seal']],
      [{ signatures: [{ ...company, seal: 'f'.repeat(64) }, talent] }, ['seal']],
      [{ signatures: [talent, company] }, ['seal']],
      [{ signatures: [talent] }, ['seal']],
      [{ signatures: [company, { ...talent, termsHash: 'f'.repeat(64) }] }, ['signature', 'seal']],
      [{ termsHash: 'f'.repeat(64) }, ['terms', 'signature', 'seal']],
    ];
    for (const [change, problems] of altered)
      expect(await checkOffer({ ...data, ...change }, textHash), JSON.stringify(change)).toEqual(problems);
  });
});
