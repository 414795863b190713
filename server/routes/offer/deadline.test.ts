import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { daysAfter } from '../../base/days.ts';
import { offerWork } from '../../domain/offer/work.ts';
import { makeDue } from '../../testing/make-due.ts';
import { logOf, noticesOf, sent, TALENT } from '../../testing/offer-terms.ts';
import { offering, signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import type { TestApp } from '../../testing/test-app.ts';

onDatabase((app) => {
  describe('deadlines', () => {
    it('by the server’s clock: refused from the deadline on, ended when the work comes round', async () => {
      const t = app();
      const { companyId, application, offer } = await sent(t);
      t.now = new Date(offer.validUntil as string);
      const late = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      expect(late.error).toMatchObject({ code: 'offer_expired', detail: { validUntil: offer.validUntil } });
      await queueRounds(t);
      await t.doWork();
      const read = await t.call('jana', 'offer.get', { offerId: offer._id });
      expect(read.data.status).toBe('expired');
      expect(await logOf(t, companyId)).toContain('offer.expired');
      const again = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      expect(again.error.code).toBe('offer_expired');
      const next = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      expect(next.data.status).toBe('sent');
    });

    it('a millisecond before it is in time', async () => {
      const t = app();
      const { offer } = await sent(t);
      t.now = new Date(Date.parse(offer.validUntil as string) - 1);
      const answer = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      expect(answer.data.status).toBe('signed');
    });

    it('reminds once, a day before, whoever has to answer', async () => {
      const t = app();
      const { offer } = await sent(t);
      t.now = new Date(Date.parse(offer.validUntil as string) - DAY_MS);
      await t.doWork();
      await t.doWork();
      expect(await noticesOf(t, 'jana')).toEqual(['offer_received', 'offer_expiring']);
      expect(await noticesOf(t, 'owner')).toEqual([]);
    });

    it('is extended once, and the reminder moves with it', async () => {
      const t = app();
      const { offer } = await sent(t);
      const extended = await t.call('owner', 'offer.update', step(offer, 'extend'));
      expect(extended.data).toMatchObject({ extended: true, validUntil: daysAfter(t.now, 14).toISOString() });
      expect((await t.call('owner', 'offer.update', step(offer, 'extend'))).error.code).toBe(
        'state_conflict',
      );
      t.now = daysAfter(t.now, 6);
      await t.doWork();
      expect(await noticesOf(t, 'jana')).not.toContain('offer_expiring');
      t.now = daysAfter(t.now, 7);
      await t.doWork();
      expect(await noticesOf(t, 'jana')).toContain('offer_expiring');
    });

    it('is as long as the company says, and runs anew with new terms', async () => {
      const t = app();
      const { application, offer } = await sent(t);
      await t.call('owner', 'offer.delete', { offerId: offer._id });
      const made = await t.call(
        'owner',
        'offer.create',
        offering({ _applicationId: application._id, terms: TERMS, validDays: 2 }),
      );
      expect(made.data.validUntil).toBe(daysAfter(t.now, 2).toISOString());
      t.now = daysAfter(t.now, 1);
      const countered = await t.call(
        'jana',
        'offer.update',
        step(made.data, 'counter', { terms: { ...TERMS, place: 'x' } }),
      );
      expect(countered.data.validUntil).toBe(daysAfter(t.now, 2).toISOString());
    });
  });
});

/** What every start does: puts the recurring work on the table. */
async function queueRounds(t: TestApp): Promise<void> {
  await makeDue(t, offerWork);
}
