import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../contract/entities/offer.ts';
import { checkOffer } from '../../../contract/policy/offer-check.ts';
import { textHash } from '../../base/canonical-json.ts';
import { daysAfter } from '../../base/days.ts';
import { statementOf } from '../../domain/guardian/statement.ts';
import { offerWork } from '../../domain/offer/work.ts';
import { signingGuardian } from '../../testing/guardians.ts';
import { makeDue } from '../../testing/make-due.ts';
import { acceptedApplication, DUTIES, offering, signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, pullAll, seeker } from '../../testing/people.ts';
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

/** A guardian signs as they read it; both parents sign unless said otherwise. */
const guardianSigns = (
  offer: Offer,
  name: string,
  token: string,
  more: Parameters<typeof signingGuardian>[1] = {},
) => signing(offer, 'guardian-sign', name, { token, guardian: signingGuardian(offer, more) });

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
      expect(shown.data).toEqual({
        offer: waiting.data,
        guardianMail: 'mother@example.org',
        statement: statementOf(({ offer: points }) => points('Jana', 'Bakery owner', TERMS.title)),
        otherAsked: true,
      });

      const first = await t.call(null, 'offer.update', guardianSigns(offer, 'Eva Krüger', mother));
      expect(first.data.status).toBe('awaiting_guardian');
      const again = await t.call(null, 'offer.update', guardianSigns(offer, 'Eva Krüger', mother));
      expect(again.status).toBe(410);
      expect((await t.call(null, 'offer.guardian', { token: mother })).status).toBe(410);

      const second = await t.call(null, 'offer.update', guardianSigns(offer, 'Tom Krüger', father));
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
      expect((await t.call(null, 'offer.update', guardianSigns(offer, 'Eva Krüger', token))).status).toBe(
        410,
      );
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

    it('L18 one guardian is enough where that one says so, never on the child’s word; the company reads on which basis', async () => {
      for (const custody of ['alone', 'authorised'] as const) {
        const t = app();
        await t.reset();
        const { offer } = await sentToMinor(t);
        const named = { guardianMails: ['eva@example.org'] };
        const waiting = await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, named));
        expect(waiting.data).toMatchObject({ status: 'awaiting_guardian', guardiansRequired: 2 });
        const token = (await mailed(t)).get('eva@example.org') as string;
        const bare = signing(offer, 'guardian-sign', 'Eva Krüger', { token });
        expect((await t.call(null, 'offer.update', bare)).error).toMatchObject({
          code: 'parameter_missing',
          fields: [{ path: 'guardian' }],
        });
        const signed = await t.call(
          null,
          'offer.update',
          guardianSigns(offer, 'Eva Krüger', token, { relation: 'guardian', custody }),
        );
        expect(signed.data).toMatchObject({ status: 'signed', guardiansRequired: 1 });
        const read = await t.call('owner', 'offer.get', { offerId: offer._id });
        expect(read.data.signatures.at(-1)).toMatchObject({
          party: 'guardian',
          guardian: { relation: 'guardian', custody },
        });
        expect(await checkOffer(read.data, textHash)).toEqual([]);
        const forged = read.data.signatures.map((one) =>
          one.guardian ? { ...one, guardian: { ...one.guardian, custody: 'joint' as const } } : one,
        );
        expect(await checkOffer({ ...read.data, signatures: forged }, textHash)).toEqual(['seal']);
      }
    });

    it('L18 with joint custody the signing parent names the other one, who is asked; two people sign, with two names', async () => {
      const t = app();
      const { offer } = await sentToMinor(t);
      await t.call(
        'mia',
        'offer.update',
        signing(offer, 'accept', NAME, { guardianMails: ['eva@example.org'] }),
      );
      const token = (await mailed(t)).get('eva@example.org') as string;
      const signs = (name: string, more: Parameters<typeof signingGuardian>[1] = {}) =>
        t.call(null, 'offer.update', guardianSigns(offer, name, token, more));
      const refused: [string, object, object][] = [
        ['Eva Krüger', {}, { path: 'guardian.otherMail', code: 'missing' }],
        ['Eva Krüger', { otherMail: 'EVA@example.org' }, { path: 'guardian.otherMail', code: 'own_mail' }],
        ['Eva Krüger', { otherMail: 'mia@example.org' }, { path: 'guardian.otherMail', code: 'own_mail' }],
        [
          'Eva Krüger',
          { otherMail: 'owner@example.org' },
          { path: 'guardian.otherMail', code: 'of_company' },
        ],
        ['Jana Krüger', { custody: 'alone' }, { path: 'signature.name', code: 'own_name' }],
      ];
      for (const [name, more, field] of refused)
        expect((await signs(name, more)).error).toMatchObject({ code: 'fields_invalid', fields: [field] });
      const first = await signs('Eva Krüger', { otherMail: 'tom@example.org' });
      expect(first.data).toMatchObject({ status: 'awaiting_guardian', guardiansRequired: 2 });
      const other = (await mailed(t)).get('tom@example.org') as string;
      const second = (name: string) =>
        t.call(null, 'offer.update', guardianSigns(offer, name, other, { relation: 'father' }));
      expect((await second('Tom Krüger')).data.status).toBe('signed');
    });

    it('L18 the same name twice is one person', async () => {
      const t = app();
      const { offer } = await sentToMinor(t);
      await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, { guardianMails: BOTH }));
      const tokens = await mailed(t);
      const signs = (name: string, mail: string) =>
        t.call(null, 'offer.update', guardianSigns(offer, name, tokens.get(mail) ?? ''));
      expect((await signs('Eva Krüger', 'mother@example.org')).status).toBe(200);
      expect((await signs('eva  KRUGER', 'father@example.org')).error).toMatchObject({
        fields: [{ path: 'signature.name', code: 'same_name' }],
      });
      expect((await signs('Tom Krüger', 'father@example.org')).data.status).toBe('signed');
    });

    it('L18 the child can name another address while nobody has signed from the first, whose link ends', async () => {
      const t = app();
      const { offer } = await sentToMinor(t);
      const accept = (guardianMails: string[]) =>
        t.call('mia', 'offer.update', signing(offer, 'accept', NAME, { guardianMails }));
      await accept(['eva@exmaple.org']);
      const wrong = (await mailed(t)).get('eva@exmaple.org') as string;
      const again = await accept(['eva@example.org', 'tom@example.org']);
      expect(again.data.status).toBe('awaiting_guardian');
      expect((await t.call(null, 'offer.guardian', { token: wrong })).status).toBe(404);
      const eva = (await mailed(t)).get('eva@example.org') as string;
      await t.call(null, 'offer.update', guardianSigns(offer, 'Eva Krüger', eva));
      expect((await accept(['uncle@example.org', 'aunt@example.org'])).error).toMatchObject({
        fields: [{ path: 'guardianMails', code: 'number' }],
      });
      await accept(['thomas@example.org']);
      const tom = (await mailed(t)).get('thomas@example.org') as string;
      const signed = await t.call(null, 'offer.update', guardianSigns(offer, 'Tom Krüger', tom));
      expect(signed.data.status).toBe('signed');
    });

    it('the same addresses get another link, also the one that the other parent has named', async () => {
      const t = app();
      const { offer } = await sentToMinor(t);
      const ask = (guardianMails: string[]) =>
        t.call('mia', 'offer.update', step(offer, 'accept', { termsHash: offer.termsHash, guardianMails }));
      const first = await t.call(
        'mia',
        'offer.update',
        signing(offer, 'accept', NAME, { guardianMails: ['eva@example.org'] }),
      );
      const early = (await mailed(t)).get('eva@example.org') as string;
      t.now = daysAfter(t.now, 3);
      const again = await ask(['eva@example.org']);
      expect(again.data).toMatchObject({ ver: first.data.ver, validUntil: first.data.validUntil });
      const eva = (await mailed(t)).get('eva@example.org') as string;
      expect(eva).not.toBe(early);
      const signs = guardianSigns(offer, 'Eva Krüger', eva, { otherMail: 'tom@example.org' });
      expect((await t.call(null, 'offer.update', signs)).data.status).toBe('awaiting_guardian');
      const tom = (await mailed(t)).get('tom@example.org');
      expect((await ask(['eva@example.org'])).status).toBe(200);
      expect((await mailed(t)).get('tom@example.org')).not.toBe(tom);
      const letters = t.letters.filter(({ to }) => to === 'tom@example.org');
      expect(letters).toHaveLength(2);
      for (const { text } of letters)
        expect(text).toContain('Der andere Elternteil hat uns diese Adresse genannt');
    });

    it('L19 the mail says that both parents sign as a rule, who else was asked, where the address comes from and who is responsible', async () => {
      const t = app();
      t.settings.operator.name = 'Muster GmbH';
      const { offer } = await sentToMinor(t);
      await t.call(
        'mia',
        'offer.update',
        signing(offer, 'accept', NAME, { guardianMails: ['eva@example.org'] }),
      );
      await t.doWork();
      const letter = t.letters.findLast(({ to }) => to === 'eva@example.org')?.text ?? '';
      expect(letter).not.toContain('ein Elternteil');
      for (const said of [
        'in der Regel beide Eltern',
        'ob der andere Elternteil Sie ermächtigt hat',
        'Jana hat uns diese Adresse genannt',
        'Verantwortlich ist Muster GmbH',
        'https://zusage.example/sites/privacy',
      ])
        expect(letter).toContain(said);
      const token = /token=([\w-]+)/.exec(letter)?.[1] ?? '';
      const more = { otherMail: 'tom@example.org' };
      await t.call(null, 'offer.update', guardianSigns(offer, 'Eva Krüger', token, more));
      await t.doWork();
      const second = t.letters.findLast(({ to }) => to === 'tom@example.org')?.text ?? '';
      expect(second).toContain('Der andere Elternteil hat uns diese Adresse genannt');
      expect(second).toContain('Auch die andere Person, die sorgeberechtigt ist');
    });

    it.each([
      ['no guardian', {}, 'missing'],
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
      expect((await t.call(null, 'offer.update', guardianSigns(other, 'Eva', token))).status).toBe(404);
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
      const late = await t.call(null, 'offer.update', guardianSigns(offer, 'Eva Krüger', token));
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

    /** Accepted with these asked, two days before the birthday; then it is the birthday. */
    async function grownWhileAwaited(t: TestApp) {
      t.now = new Date('2027-06-13T09:00:00.000Z');
      const { offer, application } = await sentToMinor(t);
      await t.call('mia', 'offer.update', signing(offer, 'accept', NAME, { guardianMails: BOTH }));
      const tokens = await mailed(t);
      const tokenOf = (mail: string) => tokens.get(mail) as string;
      const birthday = async () => {
        t.now = new Date('2027-06-15T09:00:00.000Z');
        await makeDue(t, offerWork);
        await t.doWork();
      };
      return { offer, application, tokenOf, birthday };
    }

    it('turned 18 while a guardian is awaited, one’s own word is enough, is told so once, and ends the links', async () => {
      const t = app();
      const { offer, application, tokenOf, birthday } = await grownWhileAwaited(t);
      await birthday();
      await birthday();
      const told = (await pullAll(t, 'mia')).changes.flatMap(({ table, row }) =>
        table === 'notification' && (row as { type: string } | null)?.type === 'guardian' ? [row] : [],
      );
      expect(told).toMatchObject([
        { ref: { type: 'offer', id: offer._id }, params: ['Bakery owner', TERMS.title] },
      ]);
      const unsigned = step(offer, 'accept', { termsHash: offer.termsHash });
      expect((await t.call('mia', 'offer.update', unsigned)).error.code).toBe('parameter_missing');
      const signed = await t.call('mia', 'offer.update', signing(offer, 'accept', NAME));
      expect(signed.data).toMatchObject({
        status: 'signed',
        guardiansRequired: 0,
        signatures: [{ party: 'company' }, { party: 'talent' }],
      });
      expect(await checkOffer(signed.data, textHash)).toEqual([]);
      const of = t.db.selectFrom('application').where('id', '=', application._id).select('status');
      expect(await of.executeTakeFirstOrThrow()).toEqual({ status: 'hired' });
      const late = { token: tokenOf('mother@example.org') };
      expect((await t.call(null, 'offer.guardian', late)).status).toBe(404);
      const row = await t.db.selectFrom('offer').select('guardian_mails').executeTakeFirstOrThrow();
      expect(row.guardian_mails).toEqual([]);
    });

    it('turned 18 after one parent has signed, that signature stays and the other one is not needed', async () => {
      const t = app();
      const { offer, tokenOf, birthday } = await grownWhileAwaited(t);
      const eva = guardianSigns(offer, 'Eva Krüger', tokenOf('mother@example.org'));
      expect((await t.call(null, 'offer.update', eva)).data.status).toBe('awaiting_guardian');
      await birthday();
      const signed = await t.call('mia', 'offer.update', signing(offer, 'accept', NAME));
      expect(signed.data).toMatchObject({ status: 'signed', guardiansRequired: 1 });
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
