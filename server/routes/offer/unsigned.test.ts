import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { OFFER_DAYS } from '../../../contract/entities/offer.ts';
import { daysAfter } from '../../base/days.ts';
import { migrate } from '../../database/migrate.ts';
import { activeCreator } from '../../testing/creators.ts';
import { forgetMigration } from '../../testing/forget-migration.ts';
import { makeDue } from '../../testing/make-due.ts';
import { colleague, noticesOf, sent, TALENT } from '../../testing/offer-terms.ts';
import { CAMPAIGN_TERMS, offering, signing, step } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, pullAll } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { workKinds } from '../work.ts';

const SECOND = 'Deniz second';

/** Two of the company sign every offer; the talent has accepted one that a single member has signed. */
async function halfSigned(t: TestApp) {
  const { companyId, application, offer } = await sent(t);
  await t.call('owner', 'offer.delete', { offerId: offer._id });
  await twoSign(t, companyId);
  const made = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
  const accepted = await t.call('jana', 'offer.update', signing(made.data, 'accept', TALENT));
  expect(accepted.data.status).toBe('accepted');
  return { companyId, application, offer: accepted.data };
}

async function halfSignedByCreator(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await twoSign(t, companyId);
  const { _id: _creatorId } = await activeCreator(t, 'jana');
  const made = await t.call('owner', 'offer.create', offering({ _creatorId, terms: CAMPAIGN_TERMS }));
  const accepted = await t.call('jana', 'offer.update', signing(made.data, 'accept', TALENT));
  expect(accepted.data.status).toBe('accepted');
  return { companyId, offer: accepted.data };
}

async function twoSign(t: TestApp, companyId: string): Promise<void> {
  await t.call('owner', 'company.set-setting', { companyId, setting: { requireSecond: true } });
  await colleague(t, companyId, 'second', { sign: true });
}

const rowOf = (t: TestApp, id: string) =>
  t.db.selectFrom('offer').where('id', '=', id).selectAll().executeTakeFirst();

async function workAt(t: TestApp, now: Date): Promise<void> {
  t.now = now;
  await makeDue(t, workKinds);
  await t.doWork();
}

onDatabase((app) => {
  describe('an accepted offer that lacks a signature of the company', () => {
    let t: TestApp;
    beforeEach(() => {
      t = app();
    });
    const countersign = (offer: Parameters<typeof signing>[0]) =>
      t.call('second', 'offer.update', signing(offer, 'sign', SECOND));

    it('the talent takes the acceptance back, and another offer can be made', async () => {
      const { application, offer } = await halfSigned(t);
      const back = await t.call('jana', 'offer.update', step(offer, 'decline', { reason: 'Too far.' }));
      expect(back.data).toMatchObject({ status: 'declined', declineReason: 'Too far.' });
      expect((await countersign(offer)).error).toMatchObject({
        code: 'offer_moved',
        detail: { status: 'declined' },
      });
      expect(await noticesOf(t, 'second')).toContain('offer_answered');
      const next = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      expect(next.data.status).toBe('sent');
    });

    it('the company does not withdraw it (product 4.4), and who may sign can say no', async () => {
      const { offer } = await halfSignedByCreator(t);
      const withdrawn = await t.call('second', 'offer.delete', { offerId: offer._id });
      expect(withdrawn.error).toMatchObject({ code: 'offer_moved', detail: { status: 'accepted' } });
      const no = await t.call('second', 'offer.update', step(offer, 'decline'));
      expect(no.data.status).toBe('declined');
      expect(await noticesOf(t, 'jana')).toContain('offer_answered');
    });

    it('the company has a week, is reminded a day before, and then it is over', async () => {
      const { application, offer } = await halfSigned(t);
      const until = daysAfter(t.now, OFFER_DAYS.countersign);
      expect(offer.validUntil).toBe(until.toISOString());
      await workAt(t, new Date(until.getTime() - DAY_MS));
      expect(await noticesOf(t, 'second')).toContain('offer_expiring');
      expect(await noticesOf(t, 'jana')).not.toContain('offer_expiring');
      t.now = until;
      expect((await countersign(offer)).error.code).toBe('offer_expired');
      await workAt(t, until);
      expect((await rowOf(t, offer._id))?.status).toBe('expired');
      const next = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      expect(next.data.status).toBe('sent');
    });

    it('accepted in the last minute the company still has its week; a longer time of its own stays', async () => {
      const { application, offer } = await halfSigned(t);
      await t.call('jana', 'offer.update', step(offer, 'decline'));
      const to = { _applicationId: application._id };
      const late = await t.call('owner', 'offer.create', offering(to));
      t.now = new Date(Date.parse(late.data.validUntil as string) - 60_000);
      const accepted = await t.call('jana', 'offer.update', signing(late.data, 'accept', TALENT));
      expect(accepted.data.validUntil).toBe(daysAfter(t.now, OFFER_DAYS.countersign).toISOString());
      await t.call('jana', 'offer.update', step(accepted.data, 'decline'));
      const { offer: written } = offering(to);
      const long = await t.call('owner', 'offer.create', offering({ ...written, validDays: 30 }));
      const early = await t.call('jana', 'offer.update', signing(long.data, 'accept', TALENT));
      expect(early.data.validUntil).toBe(long.data.validUntil);
    });

    it('ends with the application that is withdrawn: applying again, the old acceptance hires nobody', async () => {
      const { application, offer } = await halfSigned(t);
      await t.call('jana', 'application.remove', { _applicationId: application._id });
      expect((await rowOf(t, offer._id))?.status).toBe('declined');
      const again = { _id: application._id, _conversationId: application._conversationId };
      await t.call('jana', 'application.add', { ...applying(application._jobId), ...again });
      await t.call('owner', 'application.accept', { _applicationId: application._id });
      expect((await countersign(offer)).error.code).toBe('offer_moved');
      const next = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      expect(next.data.status).toBe('sent');
    });

    it('ends with a rejection, and holds up the deletion of the job no longer', async () => {
      const { application, offer } = await halfSigned(t);
      await t.call('owner', 'application.reject', { _applicationId: application._id });
      expect((await rowOf(t, offer._id))?.status).toBe('declined');
      const { _jobId } = application;
      await t.call('owner', 'job.unpublish', { _jobId, reason: 'cancelled', outcomes: {} });
      expect((await t.call('owner', 'job.delete', { jobId: _jobId })).error).toBeUndefined();
    });

    it('ends with the talent’s account, and their name goes with it', async () => {
      const { offer } = await halfSignedByCreator(t);
      await t.call('jana', 'user.delete', { userId: 'jana', confirm: true });
      await workAt(t, daysAfter(t.now, 15));
      expect(await rowOf(t, offer._id)).toMatchObject({ status: 'declined', erase_at: expect.any(Date) });
      expect((await countersign(offer)).error.code).toBe('offer_moved');
      await workAt(t, daysAfter(t.now, 400));
      expect(await rowOf(t, offer._id)).toBeUndefined();
    });

    it('ends with the company, and the applicant has an answer', async () => {
      const { companyId, application, offer } = await halfSigned(t);
      await t.call('owner', 'company.delete', { companyId, confirmName: 'Bakery owner' });
      await workAt(t, daysAfter(t.now, 15));
      expect((await rowOf(t, offer._id))?.status).toBe('declined');
      const { status } = await t.db
        .selectFrom('application')
        .where('id', '=', application._id)
        .select('status')
        .executeTakeFirstOrThrow();
      expect(status).toBe('closed');
    });

    it('that was accepted before there was an end has a week from then on, and devices learn of it', async () => {
      const { offer } = await halfSigned(t);
      await t.db
        .updateTable('offer')
        .set({ valid_until: daysAfter(new Date(), -100) })
        .where('id', '=', offer._id)
        .execute();
      const at = { jana: (await pullAll(t, 'jana')).cursor, owner: (await pullAll(t, 'owner')).cursor };
      const MIGRATION = '0117-running-offers.sql';
      await forgetMigration(t.db, MIGRATION);
      expect(await migrate(t.db)).toEqual([MIGRATION]);
      const until = (await rowOf(t, offer._id))?.valid_until as Date;
      expect(until.getTime()).toBeGreaterThan(Date.now() + 6.9 * DAY_MS);
      for (const uid of ['jana', 'owner'] as const) {
        const { changes } = await pullAll(t, uid, at[uid]);
        expect(changes).toMatchObject([{ table: 'offer', row: { validUntil: until.toISOString() } }]);
      }
    });
  });
});
