import { describe, expect, it } from 'vitest';
import { colleague, logOf, noticesOf, OWNER, sent, TALENT } from '../../testing/offer-terms.ts';
import { offering, signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, pullAll, seeker } from '../../testing/people.ts';

onDatabase((app) => {
  describe('who may', () => {
    it('an offer needs an accepted application of the own company, and canSign', async () => {
      const t = app();
      const { companyId, application } = await sent(t);
      await colleague(t, companyId, 'member', { sign: false });
      await company(t, 'rival', 1);
      const to = { _applicationId: application._id };
      expect((await t.call('member', 'offer.create', offering(to))).error.code).toBe('not_allowed');
      expect((await t.call('rival', 'offer.create', offering(to))).error.code).toBe('not_found');
      expect((await t.call('jana', 'offer.create', offering(to))).error.code).toBe('not_allowed');
    });

    it('an application has one live offer', async () => {
      const t = app();
      const { application, offer } = await sent(t);
      const second = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      expect(second.error).toMatchObject({ code: 'offer_exists', detail: { _offerId: offer._id } });
      await t.call('jana', 'offer.update', step(offer, 'decline'));
      const third = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      expect(third.data.status).toBe('sent');
    });

    it('the same _id again is the same offer', async () => {
      const t = app();
      const { application, offer } = await sent(t);
      const args = { ...offering({ _applicationId: application._id }), _id: offer._id };
      expect((await t.call('owner', 'offer.create', args)).data).toEqual(offer);
      await company(t, 'rival', 1);
      expect((await t.call('rival', 'offer.create', args)).error.code).toBe('state_conflict');
    });

    it('strangers do not know of it, staff reads it', async () => {
      const t = app();
      const { offer } = await sent(t);
      await company(t, 'rival', 1);
      await seeker(t, 'stranger');
      await seeker(t, 'staff');
      await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'staff').execute();
      for (const uid of ['rival', 'stranger']) {
        expect((await t.call(uid, 'offer.get', { offerId: offer._id })).status).toBe(404);
        expect((await t.call(uid, 'offer.update', step(offer, 'view'))).status).toBe(404);
        expect((await t.call(uid, 'offer.delete', { offerId: offer._id })).status).toBe(404);
      }
      expect((await t.call('staff', 'offer.get', { offerId: offer._id })).data).toEqual(offer);
      expect((await t.call(null, 'offer.update', step(offer, 'view'))).status).toBe(401);
    });

    it.each([
      ['jana', 'edit'],
      ['jana', 'send'],
      ['jana', 'sign'],
      ['jana', 'extend'],
      ['owner', 'view'],
      ['owner', 'accept'],
      ['owner', 'counter'],
      ['owner', 'decline'],
    ] as const)('%s does not %s', async (uid, action) => {
      const t = app();
      const { offer } = await sent(t);
      const answer = await t.call(
        uid,
        'offer.update',
        signing(offer, action as 'sign', TALENT, { terms: { ...TERMS, place: 'x' } }),
      );
      expect(answer.error.code).toBe('not_allowed');
    });

    it('requireSecond: two different members sign for the company', async () => {
      const t = app();
      const { companyId, application, offer } = await sent(t);
      await t.call('owner', 'offer.delete', { offerId: offer._id });
      await t.call('owner', 'company.set-setting', { companyId, setting: { requireSecond: true } });
      await colleague(t, companyId, 'second', { sign: true });
      const made = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      expect(made.data.companyRequired).toBe(2);
      const twice = await t.call('owner', 'offer.update', signing(made.data, 'sign', OWNER));
      expect(twice.data.signatures).toHaveLength(1);
      const accepted = await t.call('jana', 'offer.update', signing(made.data, 'accept', TALENT));
      expect(accepted.data.status).toBe('accepted');
      const wrong = await t.call('second', 'offer.update', signing(made.data, 'sign', OWNER));
      expect(wrong.error.code).toBe('signature_name');
      const signed = await t.call('second', 'offer.update', signing(made.data, 'sign', 'Deniz second'));
      expect(signed.data.status).toBe('signed');
    });

    it('a withdrawn offer cannot be accepted, an accepted one not withdrawn', async () => {
      const t = app();
      const { companyId, application, offer } = await sent(t);
      const gone = await t.call('owner', 'offer.delete', { offerId: offer._id, reason: 'The job is gone.' });
      expect(gone.data).toMatchObject({ status: 'withdrawn', declineReason: 'The job is gone.' });
      expect((await t.call('owner', 'offer.delete', { offerId: offer._id })).data.status).toBe('withdrawn');
      const late = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      expect(late.error).toMatchObject({ code: 'offer_moved', detail: { status: 'withdrawn' } });
      expect(await noticesOf(t, 'jana')).toEqual(['offer_received', 'offer_changed']);
      expect(await logOf(t, companyId)).toContain('offer.withdrawn');
      const next = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
      await t.call('jana', 'offer.update', signing(next.data, 'accept', TALENT));
      const back = await t.call('owner', 'offer.delete', { offerId: next.data._id });
      expect(back.error).toMatchObject({ code: 'offer_moved', detail: { status: 'signed' } });
    });

    it('a member who may not read the job’s applicants does not read their offers', async () => {
      const t = app();
      const { companyId, application, offer } = await sent(t);
      await colleague(t, companyId, 'member', { sign: true });
      const held = async () =>
        (await pullAll(t, 'member')).changes.filter((one) => one.row?._id === offer._id).length;
      expect(await held()).toBe(1);
      await t.db
        .updateTable('job')
        .set({ visible_to: JSON.stringify(['somebody']) })
        .execute();
      expect(await held()).toBe(0);
      expect((await t.call('member', 'offer.get', { offerId: offer._id })).status).toBe(404);
      expect((await t.call('member', 'offer.delete', { offerId: offer._id })).status).toBe(404);
      const made = await t.call('member', 'offer.create', offering({ _applicationId: application._id }));
      expect(made.status).toBe(404);
    });

    it.each([
      ['withdraws', 'declined'],
      ['is rejected', 'withdrawn'],
    ])('an applicant who %s has no open offer any more', async (how, status) => {
      const t = app();
      const { application, offer } = await sent(t);
      const args = { _applicationId: application._id };
      const ended =
        how === 'withdraws'
          ? await t.call('jana', 'application.remove', args)
          : await t.call('owner', 'application.reject', args);
      expect(ended.error).toBeUndefined();
      expect((await t.call('jana', 'offer.get', { offerId: offer._id })).data.status).toBe(status);
      const late = await t.call('jana', 'offer.update', signing(offer, 'accept', TALENT));
      expect(late.error).toMatchObject({ code: 'offer_moved', detail: { status } });
      const next = await t.call('owner', 'offer.create', offering(args));
      expect(next.error).toMatchObject({ code: 'state_conflict' });
    });
  });
});
