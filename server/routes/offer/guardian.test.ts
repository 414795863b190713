import { describe, expect, it } from 'vitest';
import { checkOffer } from '../../../contract/policy/offer-check.ts';
import { textHash } from '../../base/canonical-json.ts';
import { daysAfter } from '../../base/days.ts';
import { offerWork } from '../../domain/offer/work.ts';
import { makeDue } from '../../testing/make-due.ts';
import { acceptedApplication, DUTIES, offering, signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-each-database.ts';
import { company, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const NAME = 'Jana Krüger';
const BOTH = ['mother@example.org', 'father@example.org'];

/** A company's offer to an accepted applicant of 16. */
async function sentToMinor(t: TestApp, validDays?: number) {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'mia', '2009-06-15');
  // The minimum wage of the year in which she is of age.
  const pay = { min: 1500, max: 1600, currency: 'EUR', unit: 'HOUR' as const };
  const application = await acceptedApplication(t, 'mia', { owner: 'owner', companyId, job: { pay } });
  const made = await t.call(
    'owner',
    'offer.create',
    offering(
      { _applicationId: application._id, terms: TERMS, ...(validDays ? { validDays } : {}) },
      { duties: DUTIES },
    ),
  );
  expect(made.error).toBeUndefined();
  return { companyId, application, offer: made.data };
}

/** Tokens of the links that were mailed, by address. */
async function mailed(t: TestApp): Promise<Map<string, string>> {
  await t.doWork();
  return new Map(
    t.letters
      .filter(({ text }) => text.includes('action=guardian-sign'))
      .map(({ to, text }) => [to, /token=([\w-]+)/.exec(text)?.[1] ?? '']),
  );
}

onDatabase((app) => {
  describe('an offer to somebody below 18', () => {
    it('is put before the guardians in the language the talent has chosen, in German before', async () => {
      const t = app();
      const subjects = () =>
        t.letters.filter(({ text }) => text.includes('action=guardian-sign')).map(({ subject }) => subject);
      const { offer } = await sentToMinor(t);
      await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, { guardianMails: BOTH }));
      await t.doWork();
      expect(subjects()).toEqual(Array(2).fill('Jana hat ein Angebot von Bakery owner'));
      const lang = { value: 'en_US' as const, at: t.now.toISOString() };
      await t.call('mia', 'user.set-setting', { userId: 'mia', setting: { lang } });
      await t.call('owner', 'offer.delete', { offerId: offer._id });
      const again = await t.call(
        'owner',
        'offer.create',
        offering({ _applicationId: offer._applicationId as string }, { duties: DUTIES }),
      );
      await t.call('mia', 'offer.update', signing(again.data, 'accept', NAME, { guardianMails: BOTH }));
      await t.doWork();
      expect(subjects().slice(2)).toEqual(Array(2).fill('Jana has an offer from Bakery owner'));
    });

    it('counts once both guardians have signed, each by their own mailed link', async () => {
      const t = app();
      const { application, offer } = await sentToMinor(t);
      const waiting = await t.call(
        'mia',
        'offer.update',
        signing(offer, 'accept', NAME, { guardianMails: BOTH }),
      );
      expect(waiting.data).toMatchObject({ status: 'awaiting_guardian', guardiansRequired: 2 });
      const tokens = await mailed(t);
      expect([...tokens.keys()].sort()).toEqual([...BOTH].sort());
      const mother = tokens.get('mother@example.org') as string;
      const father = tokens.get('father@example.org') as string;

      const shown = await t.call(null, 'offer.guardian', { token: mother });
      expect(shown.data).toEqual({ offer: waiting.data, guardianMail: 'mother@example.org' });

      const first = await t.call(
        null,
        'offer.update',
        signing(offer, 'guardian-sign', 'Eva Krüger', { token: mother }),
      );
      expect(first.data.status).toBe('awaiting_guardian');
      const again = await t.call(
        null,
        'offer.update',
        signing(offer, 'guardian-sign', 'Eva Krüger', { token: mother }),
      );
      expect(again.status).toBe(410);
      expect((await t.call(null, 'offer.guardian', { token: mother })).status).toBe(410);

      const second = await t.call(
        null,
        'offer.update',
        signing(offer, 'guardian-sign', 'Tom Krüger', { token: father }),
      );
      expect(second.data).toMatchObject({
        status: 'signed',
        signatures: [
          { party: 'company' },
          { party: 'talent', name: NAME },
          { party: 'guardian', _userId: null, name: 'Eva Krüger', method: 'mailed-link' },
          { party: 'guardian', _userId: null, name: 'Tom Krüger', method: 'mailed-link' },
        ],
      });
      expect(await checkOffer(second.data, textHash)).toEqual([]);
      const { status } = await t.db
        .selectFrom('application')
        .where('id', '=', application._id)
        .select('status')
        .executeTakeFirstOrThrow();
      expect(status).toBe('hired');
      expect(t.faults).toEqual([]);
    });

    it('unsigned it is not accepted: nobody is hired, and it ends after two weeks', async () => {
      const t = app();
      const { application, offer } = await sentToMinor(t);
      const waiting = await t.call(
        'mia',
        'offer.update',
        signing(offer, 'accept', NAME, { guardianMails: BOTH }),
      );
      expect(waiting.data.validUntil).toBe(daysAfter(t.now, 14).toISOString());
      const token = (await mailed(t)).get('mother@example.org') as string;
      t.now = daysAfter(t.now, 14);
      expect(
        (await t.call(null, 'offer.update', signing(offer, 'guardian-sign', 'Eva Krüger', { token }))).status,
      ).toBe(410);
      await makeDue(t, offerWork);
      await t.doWork();
      expect((await t.call('mia', 'offer.get', { offerId: offer._id })).data.status).toBe('expired');
      const { status } = await t.db
        .selectFrom('application')
        .where('id', '=', application._id)
        .select('status')
        .executeTakeFirstOrThrow();
      expect(status).toBe('accepted');
    });

    it('one guardian is enough where they have custody alone', async () => {
      const t = app();
      const { offer } = await sentToMinor(t);
      const sole = { guardianMails: ['eva@example.org'], soleGuardian: true };
      const waiting = await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, sole));
      expect(waiting.data.guardiansRequired).toBe(1);
      const token = (await mailed(t)).get('eva@example.org') as string;
      const signed = await t.call(
        null,
        'offer.update',
        signing(offer, 'guardian-sign', 'Eva Krüger', { token }),
      );
      expect(signed.data.status).toBe('signed');
    });

    it.each([
      ['no guardian', {}, 'number'],
      ['one of two', { guardianMails: ['eva@example.org'] }, 'number'],
      ['the same one twice', { guardianMails: ['eva@example.org', 'EVA@example.org'] }, 'number'],
      ['two of one', { guardianMails: BOTH, soleGuardian: true }, 'number'],
      ['oneself', { guardianMails: ['mia@example.org', 'eva@example.org'] }, 'own_mail'],
      ['the company', { guardianMails: ['owner@example.org', 'eva@example.org'] }, 'of_company'],
    ])('is refused with %s', async (_who, more, code) => {
      const t = app();
      const { offer } = await sentToMinor(t);
      const answer = await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, more));
      expect(answer.error).toMatchObject({
        code: 'fields_invalid',
        fields: [{ path: 'guardianMails', code }],
      });
      expect((await mailed(t)).size).toBe(0);
    });

    it('a guardian may say no, and so may the minor meanwhile', async () => {
      const t = app();
      const { application, offer } = await sentToMinor(t);
      await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, { guardianMails: BOTH }));
      const token = (await mailed(t)).get('mother@example.org') as string;
      const no = await t.call(
        null,
        'offer.update',
        step(offer, 'decline', { token, reason: 'School first.' }),
      );
      expect(no.data).toMatchObject({ status: 'declined', declineReason: 'School first.' });
      const again = offering({ _applicationId: application._id }, { duties: DUTIES });
      const next = await t.call('owner', 'offer.create', again);
      await t.call('mia', 'offer.update', signing(next.data, 'accept', NAME, { guardianMails: BOTH }));
      expect((await t.call('mia', 'offer.update', step(next.data, 'decline'))).data.status).toBe('declined');
    });

    it('a link opens its own offer, for signing and declining only', async () => {
      const t = app();
      const { offer } = await sentToMinor(t);
      await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, { guardianMails: BOTH }));
      const token = (await mailed(t)).get('mother@example.org') as string;
      const other = { ...offer, _id: '0195d3a0-0000-7000-8000-000000000009' };
      expect(
        (await t.call(null, 'offer.update', signing(other, 'guardian-sign', 'Eva', { token }))).status,
      ).toBe(404);
      const edit = step(offer, 'edit', { token, terms: { ...TERMS, place: 'x' } });
      expect((await t.call(null, 'offer.update', edit)).error.code).toBe('not_allowed');
      const wrong = 'x'.repeat(40);
      expect((await t.call(null, 'offer.guardian', { token: wrong })).status).toBe(404);
      const unsigned = await t.call(null, 'offer.update', step(offer, 'guardian-sign', { token }));
      expect(unsigned.error.code).toBe('parameter_missing');
      const bare = await t.call('mia', 'offer.update', signing(offer, 'guardian-sign', NAME));
      expect(bare.error).toMatchObject({ code: 'parameter_missing', fields: [{ path: 'token' }] });
    });

    it('withdrawn while a guardian reads, it can no longer be signed', async () => {
      const t = app();
      const { offer } = await sentToMinor(t);
      await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, { guardianMails: BOTH }));
      const token = (await mailed(t)).get('mother@example.org') as string;
      await t.call('owner', 'offer.delete', { offerId: offer._id });
      const late = await t.call(
        null,
        'offer.update',
        signing(offer, 'guardian-sign', 'Eva Krüger', { token }),
      );
      expect(late.error).toMatchObject({ code: 'offer_moved', detail: { status: 'withdrawn' } });
    });

    it('is open for 72 hours at least', async () => {
      const t = app();
      const { offer } = await sentToMinor(t, 1);
      expect(offer.validUntil).toBe(daysAfter(t.now, 3).toISOString());
    });

    it('is not made on terms that the age law forbids', async () => {
      const t = app();
      const { application, offer } = await sentToMinor(t);
      await t.call('owner', 'offer.delete', { offerId: offer._id });
      const terms = { ...TERMS, hours: { perWeek: 48, text: '' } };
      const made = await t.call(
        'owner',
        'offer.create',
        offering({ _applicationId: application._id, terms }),
      );
      expect(made.error).toMatchObject({ code: 'too_young', detail: { minAge: 18 } });
    });

    it('turned 18 before accepting, nobody else has to sign', async () => {
      const t = app();
      t.now = new Date('2027-06-13T09:00:00.000Z');
      const { offer } = await sentToMinor(t);
      t.now = new Date('2027-06-15T09:00:00.000Z');
      const signed = await t.call('mia', 'offer.update', signing(offer, 'accept', NAME));
      expect(signed.data).toMatchObject({ status: 'signed', guardiansRequired: 0 });
    });
  });
});
