import { expect, it } from 'vitest';
import { signingGuardian, tokenFor } from '../../../testing/guardians.ts';
import { acceptedApplication, DUTIES, offering, signing, TERMS } from '../../../testing/offers.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { company, seeker } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';

async function signed(t: TestApp, terms = TERMS, name = 'Jana Krüger') {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'jana');
  const [firstname = '', lastname = ''] = name.split(' ');
  await t.db.updateTable('user').set({ firstname, lastname }).where('id', '=', 'jana').execute();
  const application = await acceptedApplication(t, 'jana', { owner: 'owner', companyId });
  const made = await t.call('owner', 'offer.create', offering({ _applicationId: application._id, terms }));
  const { data } = await t.call('jana', 'offer.update', signing(made.data, 'accept', name));
  return data;
}

async function pdfOf(t: TestApp, uid: string | null, path: string, headers: Record<string, string> = {}) {
  const response = await t.app.inject({
    url: path,
    headers: { ...(uid === null ? {} : { authorization: `Bearer ${uid}` }), ...headers },
  });
  const flat = pdfText(response.rawPayload).replace(/\s+/g, ' ');
  return { status: response.statusCode, type: response.headers['content-type'], text: flat };
}

onDatabase((app) => {
  it('L37 L53 says how the essential terms are handed over in this branch, and which are still missing', async () => {
    const t = app();
    const offer = await signed(t);
    const inText = await pdfOf(t, 'jana', offer.pdf);
    expect(inText.text).toContain('in Textform: abrufbar');
    expect(inText.text).toContain('§ 2 Abs. 1 NachwG');
    expect(inText.text).toContain('die drei Wochen für eine Klage');
    await t.db
      .updateTable('job')
      .set({ branches: JSON.stringify(['hospitality', 'shop']) })
      .execute();
    const onPaper = await pdfOf(t, 'jana', offer.pdf);
    expect(onPaper.text).toContain('auf Papier, von ihr unterschrieben');
    expect(onPaper.text).toContain('§ 2a Abs. 1 Nr. 2 SchwarzArbG');
  });

  it('shows what was signed, by whom, and how to verify it, in German', async () => {
    const t = app();
    const offer = await signed(t);
    const { status, type, text } = await pdfOf(t, 'jana', offer.pdf);
    expect([status, type]).toEqual([200, 'application/pdf']);
    for (const part of [
      'Zusage',
      'Angebot von Bakery owner an Jana Krüger',
      'von allen unterschrieben',
      '15,00 € je Stunde',
      '7 Stunden in der Woche (Saturday, 8 to 15)',
      '4. April 2026',
      'unbefristet',
      'in Textform geschlossen',
      'mit eingetipptem Namen im eigenen Konto',
      'Beim Ausstellen geprüft',
      offer._id,
    ])
      expect(text).toContain(part);
    const unspaced = text.replaceAll(' ', '');
    expect(unspaced).toContain(offer.termsHash);
    for (const { seal } of offer.signatures) expect(unspaced).toContain(seal);
  });

  it('says of a fixed term that it is not the employment contract, and what comes next', async () => {
    const t = app();
    const offer = await signed(t, { ...TERMS, end: '2026-12-31' });
    const german = await pdfOf(t, 'jana', offer.pdf, { 'accept-language': 'de-DE,en;q=0.5' });
    expect(german.text).toContain('Das ist nicht der Arbeitsvertrag');
    expect(german.text).toContain('Nächster Schritt');
    const english = await pdfOf(t, 'owner', `${offer.pdf}?lang=en`);
    expect(english.text).toContain('This is not the employment contract');
    expect(english.text).toContain('Next step');
  });

  it('keeps the letters of names and words', async () => {
    const t = app();
    const offer = await signed(t, { ...TERMS, title: 'Helfer „Żółć“' }, 'Jana Aydın');
    const { text } = await pdfOf(t, 'jana', `${offer.pdf}?lang=de`);
    for (const part of ['Helfer „Żółć“', 'Jana Aydın', '15,00 € je Stunde']) expect(text).toContain(part);
  });

  it('L18 says who signed for somebody below 18, and on which basis alone', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'mia', '2009-06-15');
    // The minimum wage of the year in which she is of age.
    const pay = { min: 1500, max: 1600, currency: 'EUR', unit: 'HOUR' as const };
    const application = await acceptedApplication(t, 'mia', { owner: 'owner', companyId, job: { pay } });
    const made = await t.call(
      'owner',
      'offer.create',
      offering({ _applicationId: application._id }, { duties: DUTIES }),
    );
    const named = { guardianMails: ['eva@example.org'] };
    await t.call('mia', 'offer.update', signing(made.data, 'accept', 'Jana Krüger', named));
    const token = await tokenFor(t, 'eva@example.org');
    const guardian = signingGuardian(made.data, { relation: 'guardian', custody: 'alone' });
    const signature = signing(made.data, 'guardian-sign', 'Eva Krüger', { token, guardian });
    await t.call(null, 'offer.update', signature);
    const { text } = await pdfOf(t, 'owner', made.data.pdf);
    expect(text).toContain('Vormund, nach eigener Angabe allein sorgeberechtigt');
    expect(text).toContain('Genehmigung des Familiengerichts (§ 1795 Abs. 2 BGB)');
    expect(text).toContain('Beim Ausstellen geprüft');
  });

  it('is for the parties only', async () => {
    const t = app();
    const offer = await signed(t);
    await seeker(t, 'stranger');
    expect((await pdfOf(t, 'stranger', offer.pdf)).status).toBe(404);
    expect((await pdfOf(t, null, offer.pdf)).status).toBe(401);
    expect((await pdfOf(t, 'jana', '/api/job/offer/not-an-id/pdf')).status).toBe(404);
  });

  it('warns where the stored content was altered', async () => {
    const t = app();
    const offer = await signed(t);
    await t.db
      .updateTable('offer')
      .set({ terms: JSON.stringify({ ...TERMS, notice: 'None' }) })
      .where('id', '=', offer._id)
      .execute();
    const { text } = await pdfOf(t, 'jana', `${offer.pdf}?lang=de`);
    expect(text).toContain('Der Inhalt passt nicht zur Prüfsumme');
    expect(text).not.toContain('Beim Ausstellen geprüft');
  });
});
