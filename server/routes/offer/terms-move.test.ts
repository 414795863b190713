import { describe, expect, it } from 'vitest';
import { checkOffer } from '../../../contract/policy/offer-check.ts';
import { textHash } from '../../base/canonical-json.ts';
import { noticesOf, OWNER, sent, TALENT } from '../../testing/offer-terms.ts';
import { signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';

onDatabase((app) => {
  describe('terms that move', () => {
    it('an edit voids the signatures, and a signature of the older version is refused with the difference', async () => {
      const t = app();
      const { offer } = await sent(t);
      const terms = { ...TERMS, pay: { amount: 1650, currency: 'EUR', unit: 'HOUR' as const } };
      const edited = await t.call('owner', 'offer.update', step(offer, 'edit', { terms, comment: 'More.' }));
      expect(edited.data).toMatchObject({ status: 'sent', version: 2, signatures: [] });
      expect(edited.data.history).toMatchObject([
        { version: 1, diff: [] },
        { version: 2, comment: 'More.', by: { party: 'company', name: OWNER }, diff: [{ field: 'pay' }] },
      ]);
      const late = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      expect(late.status).toBe(409);
      expect(late.error).toMatchObject({
        code: 'offer_moved',
        detail: {
          status: 'sent',
          version: 2,
          termsHash: edited.data.termsHash,
          diff: [{ field: 'pay', before: TERMS.pay, after: terms.pay }],
        },
      });
      expect(await noticesOf(t, 'jana')).toEqual(['offer_received', 'offer_changed']);
    });

    it('accepted after an edit that nobody signed, the company’s signature is still missing', async () => {
      const t = app();
      const { offer } = await sent(t);
      const edited = await t.call(
        'owner',
        'offer.update',
        step(offer, 'edit', { terms: { ...TERMS, place: 'Hannover' } }),
      );
      const accepted = await t.call('jana', 'offer.update', signing(edited.data, 'accept', TALENT));
      expect(accepted.data.status).toBe('accepted');
      const signed = await t.call('owner', 'offer.update', signing(edited.data, 'sign', OWNER));
      expect(signed.data).toMatchObject({
        status: 'signed',
        signatures: [{ party: 'talent' }, { party: 'company' }],
      });
      expect(await checkOffer(signed.data, textHash)).toEqual([]);
    });

    it('an edit that is signed along needs no more', async () => {
      const t = app();
      const { offer } = await sent(t);
      const edited = await t.call(
        'owner',
        'offer.update',
        step(offer, 'edit', { terms: { ...TERMS, place: 'Hannover' }, signature: { name: OWNER } }),
      );
      const accepted = await t.call('jana', 'offer.update', signing(edited.data, 'accept', TALENT));
      expect(accepted.data.status).toBe('signed');
    });

    it('a counter goes back and forth until somebody agrees', async () => {
      const t = app();
      const { offer } = await sent(t);
      const wish = { ...TERMS, start: '2026-04-11' };
      const countered = await t.call('jana', 'offer.update', step(offer, 'counter', { terms: wish }));
      expect(countered.data).toMatchObject({
        status: 'countered',
        version: 2,
        signatures: [],
        terms: { start: '2026-04-11' },
      });
      const early = await t.call('jana', 'offer.update', signing(countered.data, 'accept', TALENT));
      expect(early.error.code).toBe('offer_moved');
      const agreed = await t.call('owner', 'offer.update', step(countered.data, 'send'));
      expect(agreed.data).toMatchObject({ status: 'sent', version: 2, signatures: [{ party: 'company' }] });
      const accepted = await t.call('jana', 'offer.update', signing(agreed.data, 'accept', TALENT));
      expect(accepted.data.status).toBe('signed');
    });

    it('a counter of nothing new is none', async () => {
      const t = app();
      const { offer } = await sent(t);
      const answer = await t.call('jana', 'offer.update', step(offer, 'counter', { terms: TERMS }));
      expect(answer.error).toMatchObject({
        code: 'fields_invalid',
        fields: [{ path: 'terms', code: 'unchanged' }],
      });
    });

    it.each(['jana', 'owner'])('a counter can be declined by %s, with a reason', async (uid) => {
      const t = app();
      const { offer } = await sent(t);
      const countered = await t.call(
        'jana',
        'offer.update',
        step(offer, 'counter', { terms: { ...TERMS, place: 'x' } }),
      );
      const declined = await t.call(
        uid,
        'offer.update',
        step(countered.data, 'decline', { reason: 'Too far.' }),
      );
      expect(declined.data).toMatchObject({ status: 'declined', declineReason: 'Too far.' });
      const again = await t.call(uid, 'offer.update', step(countered.data, 'decline'));
      expect(again.data.declineReason).toBe('Too far.');
    });
  });
});
