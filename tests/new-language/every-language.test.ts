import { describe, expect, it } from 'vitest';
import { notificationType } from '../../contract/entities/notification.ts';
import {
  type Direction,
  LANGUAGE_DEFAULT,
  LANGUAGES,
  type Language,
  tagOf,
} from '../../contract/languages.ts';
import { initialsOf } from '../../contract/name-mark.ts';
import { checkNumber } from '../../contract/policy/offer-check.ts';
import { UNSUBSCRIBE_PATH } from '../../contract/raw-routes.ts';
import { SERVER_TEXTS } from '../../locales/server.ts';
import { invoicePdf } from '../../server/domain/billing/paper/invoice-pdf.ts';
import { digestLine, moreLine, typeName } from '../../server/domain/notification/digest.ts';
import { renderLetter } from '../../server/ports/mail/render.ts';
import { type MailTemplate, mailText } from '../../server/ports/mail/templates.ts';
import { INVOICE_ROW } from '../../server/testing/invoice-row.ts';
import { acceptedApplication, offering, signing } from '../../server/testing/offers.ts';
import { onDatabase } from '../../server/testing/on-database.ts';
import { pdfLines } from '../../server/testing/pdf-text.ts';
import { company, publishedJob, seeker } from '../../server/testing/people.ts';
import { foreignWords, INVENTED, isSpoken } from './invented.ts';

/**
 * All that leaves the server, in every language there is: its own words, set the way it is read. In
 * the copy that has learnt the invented language (new-language.process.test.ts) that is one of them, and a word that
 * comes from anywhere but its folder is found.
 */

/** Both directions are meant, also while all languages have one. */
const ALL: readonly { code: Language; direction: Direction }[] = LANGUAGES;

/** Written by Intl, which does not know the invented language and writes English; and what is a name, as of a statute. */
const OF_ALL =
  /\b(?:March|Mar|April|Apr|Germany|AM|PM|at)\b|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|\b(?:Zusage|SHA-256|NachwG)\b|https?:\S+/g;
/** A language is called by its own name everywhere. */
const LANGUAGE_NAMES = LANGUAGES.map(({ name }) => name);

/** Every text in there that is not a word of the product. */
function valuesIn(data: unknown): string {
  if (typeof data === 'object' && data !== null) return Object.values(data).map(valuesIn).join(' ');
  return typeof data === 'string' ? data : '';
}

function expectOwnWords(code: string, said: string, written: unknown = ''): void {
  expect(said).not.toMatch(/undefined|\[object|NaN/);
  if (code !== INVENTED) return;
  const others = new Set(valuesIn(written).match(/\p{L}+/gu));
  expect(foreignWords(said.replace(OF_ALL, '')).filter((word) => !others.has(word))).toEqual([]);
}

const visible = (page: string) => page.replace(/<(script|title|style)\b.*?<\/\1>|<[^>]*>/gs, ' ');

/** Letters that join stand in a PDF from left to right as well. */
const lineOf = (lines: ReturnType<typeof pdfLines>, words: string) =>
  lines.find(({ text }) => text === words || Array.from(text).reverse().join('') === words);

/** Any parameter of a mail, in letters that have no vowels. */
const params = new Proxy({} as Record<string, string>, {
  get: (_target, name) => {
    if (['url', 'login', 'unsubscribe'].includes(String(name))) return 'https://zusage.example/';
    return ['until', 'day', 'due'].includes(String(name)) ? '2026-03-09T12:00:00.000Z' : '[Zz]';
  },
});

describe.each(ALL)('$code', ({ code, direction }) => {
  const opening = `<html lang="${tagOf(code)}" dir="${direction}">`;

  it.each(Object.keys(SERVER_TEXTS[LANGUAGE_DEFAULT].mails) as MailTemplate[])('mail %s', (template) => {
    const { subject, text, html } = renderLetter(mailText(code, template, params), {
      to: 'mia@example.org',
      lang: code,
      messageId: '<1@zusage.example>',
    });
    expectOwnWords(code, `${subject}\n${text}`);
    expectOwnWords(code, visible(html));
    expect(html).toContain(opening);
    expect(html).not.toMatch(/(?:margin|padding|border|text-align)[-:] ?(?:left|right)/);
  });

  it('lines of digests, decisions and endings', () => {
    for (const type of notificationType.options)
      expectOwnWords(
        code,
        `${typeName(code, type)} ${digestLine(code, type, ['Zz', 'Bb'])} ${moreLine(code, 2)}`,
      );
    const { decisions, endings } = SERVER_TEXTS[code];
    expectOwnWords(code, `${valuesIn(decisions)} ${valuesIn(endings)} ${endings.unanswered(30)}`);
  });

  it('an invoice', async () => {
    const pdf = await invoicePdf(INVOICE_ROW, code);
    const lines = pdfLines(pdf);
    expectOwnWords(code, lines.map(({ text }) => text).join(' '), [INVOICE_ROW, 'Team']);
    expect(pdf.toString('latin1')).toContain(`/Lang (${tagOf(code)})`);
    const title = lineOf(lines, SERVER_TEXTS[code].invoice.invoice);
    expect(title?.x).toSatisfy((x: number) => (direction === 'rtl' ? x > 400 : x === 57));
  });
});

onDatabase((app) => {
  const asked = (url: string, code: string, uid?: string) =>
    app().app.inject({
      url,
      headers: { 'accept-language': tagOf(code), ...(uid && { authorization: `Bearer ${uid}` }) },
    });

  it('pages of the server', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    for (const { code, direction } of ALL)
      for (const path of [`/jobs/${job._id}`, '/jobs/none', `${UNSUBSCRIBE_PATH}?token=zz`]) {
        const { body } = await asked(path, code);
        expect(body).toContain(`<html lang="${tagOf(code)}" dir="${direction}">`);
        expectOwnWords(code, visible(body), [job, initialsOf(job.companyName), LANGUAGE_NAMES]);
      }
  });

  it('an offer that was signed', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'hirer');
    await seeker(t, 'jana');
    await t.db
      .updateTable('user')
      .set({ firstname: 'Jana', lastname: 'Jansen' })
      .where('id', '=', 'jana')
      .execute();
    const application = await acceptedApplication(t, 'jana', { owner: 'hirer', companyId });
    const made = await t.call('hirer', 'offer.create', offering({ _applicationId: application._id }));
    const { data: offer } = await t.call('jana', 'offer.update', signing(made.data, 'accept', 'Jana Jansen'));
    for (const { code, direction } of ALL) {
      const { rawPayload: pdf } = await asked(offer.pdf, code, 'jana');
      const lines = pdfLines(pdf);
      // A hash is no word, nor is its beginning as people compare it.
      const said = lines
        .map(({ text }) => text)
        .join(' ')
        .replace(/\b[\da-f]{8,}\S*/g, '')
        .replace(checkNumber(offer.termsHash), '');
      expectOwnWords(code, said, offer);
      expect(pdf.toString('latin1')).toContain(`/Lang (${tagOf(code)})`);
      const heading = lineOf(lines, SERVER_TEXTS[code].offer.signatures);
      expect(heading?.x).toSatisfy((x: number) => (direction === 'rtl' ? x > 400 : x === 57));
    }
  });
});

it('the project itself does not know the invented language', () => {
  expect(isSpoken).toBe(process.env.LANGUAGE_INVENTED === '1');
});
