import { describe, expect, test } from 'vitest';
import {
  LANGUAGE_CODES,
  LANGUAGE_DEFAULT,
  LANGUAGES,
  type Language,
  tagOf,
} from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { linkUrl } from '../../base/link-url.ts';
import { renderLetter } from './render.ts';
import { type MailTemplate, mailText } from './templates.ts';

const names = Object.keys(SERVER_TEXTS[LANGUAGE_DEFAULT].mails) as MailTemplate[];
const URL_ = 'https://zusage.example/?action=reset&token=a-b_c&cid=1';

/** Any parameter is there: its own name in brackets, addresses and days in their shape. */
const samples = new Proxy({} as Record<string, string>, {
  get: (_target, name) => {
    if (name === 'url' || name === 'unsubscribe') return URL_;
    if (name === 'outcome') return 'rejected';
    if (['until', 'day', 'due'].includes(String(name))) return '2026-03-09T12:00:00.000Z';
    return `[${String(name)}]`;
  },
});
const hostile = new Proxy({} as Record<string, string>, {
  get: () => `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.org\u2028x`,
});

const letter = (template: MailTemplate, lang: Language, params: Record<string, string>) =>
  renderLetter(mailText(lang, template, params), {
    to: 'mia@example.org',
    lang,
    messageId: '<1@zusage.example>',
  });

describe.each(names)('%s', (template) => {
  test('says something in every language, and each in its own', () => {
    const letters = LANGUAGES.map(({ code, direction }) => ({
      ...letter(template, code, samples),
      opening: `<html lang="${tagOf(code)}" dir="${direction}">`,
    }));
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    for (const { subject, text, html, opening } of letters) {
      expect(subject.length).toBeGreaterThan(5);
      expect(subject.length).toBeLessThan(90);
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|\[object|NaN/);
      expect(html).toContain(opening);
    }
    const [german, english] = [letter(template, 'de_DE', samples), letter(template, 'en_US', samples)];
    expect(german.text).toMatch(/\b(Hallo|Guten Tag)\b/);
    expect(german.text).not.toMatch(/March|the link/i);
    expect(english.text).not.toMatch(/Hallo|Guten Tag|März|\bdu\b|\bSie\b/);
  });

  test('the plain side says everything the other says', () => {
    for (const lang of LANGUAGE_CODES) {
      const { link, small } = mailText(lang, template, samples);
      const { text, html } = letter(template, lang, samples);
      if (link) expect(text).toContain(link.url);
      if (small) expect(text).toContain(small);
      for (const used of text.match(/\[\w+\]/g) ?? []) expect(html).toContain(used);
    }
  });

  test('loads nothing, runs nothing, and keeps the reader’s colours', () => {
    for (const lang of LANGUAGE_CODES) {
      const { html } = letter(template, lang, samples);
      expect(html).not.toMatch(/<(img|script|link|iframe|style|form|input)\b|\bsrc=|url\(|@import/i);
      expect(html).toContain('color-scheme');
      expect(html.match(/<body[^>]*>/)?.[0]).not.toMatch(/background|[^-]color:/);
    }
  });

  test('whatever the parameters are, they stay words', () => {
    for (const lang of LANGUAGE_CODES) {
      const { subject, html } = letter(template, lang, hostile);
      expect(subject).not.toMatch(/[\r\n\u2028]/);
      expect(html).not.toContain('<img');
      expect(html).not.toContain('onerror=alert(1)>"');
    }
  });
});

test('a link that is no address of the web is text, never a button', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'not a url']) {
    const mail = { subject: 'x', text: 'y', link: { label: 'go', url } };
    expect(renderLetter(mail, { to: 'a@example.org', lang: 'en_US', messageId: '<1@x>' }).html).not.toContain(
      'href',
    );
  }
});

test('a mailed link names action, token and company, and leads to our page', () => {
  expect(linkUrl('https://zusage.example', { action: 'accept-invite', token: 'a+/=&', cid: 'c' })).toBe(
    'https://zusage.example/?action=accept-invite&token=a%2B%2F%3D%26&cid=c',
  );
  expect(linkUrl('https://zusage.example', { action: 'reset', token: 't' })).toBe(
    'https://zusage.example/?action=reset&token=t',
  );
});

describe.each(['guardian', 'guardian-confirmed', 'guardian-manage'] as const)('%s', (template) => {
  test('says what is agreed to: an account, or a creator profile', () => {
    const params = (act: string) => ({ child: 'Mia', firstname: 'Mia', url: URL_, act });
    for (const [lang, words] of [
      ['de_DE', /Creator-Profil/],
      ['en_US', /creator profile/],
    ] as const) {
      const creator = letter(template, lang, params('creator'));
      expect(creator.text).toMatch(words);
      expect(creator.text).not.toBe(letter(template, lang, params('account')).text);
    }
  });
});

describe('L19 mails to parents, whose address came from somebody else', () => {
  /** The languages whose words are looked for below. */
  const READ = ['de_DE', 'en_US'] as const;
  const said = {
    child: 'Mia',
    operator: 'Muster GmbH',
    privacy: 'https://zusage.example/sites/privacy',
    url: URL_,
  };
  const asked = (lang: Language, more: Record<string, string>) =>
    letter('guardian', lang, { ...said, act: 'account', round: 'first', namedBy: 'child', ...more }).text;
  const offered = (lang: Language, more: Record<string, string>) =>
    letter('offer-guardian', lang, {
      ...said,
      company: 'Bakery',
      job: 'Counter',
      until: '2026-03-09T12:00:00.000Z',
      others: '',
      namedBy: 'child',
      ...more,
    }).text;

  test.each(READ)('%s: say who gave it, who is responsible and where the rights stand', (lang) => {
    for (const write of [asked, offered]) {
      expect(write(lang, {})).toMatch(/Mia (hat uns diese Adresse genannt|gave us this address)/);
      expect(write(lang, { namedBy: 'guardian' })).toMatch(
        /(Der andere Elternteil hat|The other parent gave)/,
      );
      expect(write(lang, {})).toContain('Muster GmbH');
      expect(write(lang, {})).toContain('/sites/privacy');
    }
  });

  test.each(READ)('%s: ask for both parents as a rule, and never claim that one suffices', (lang) => {
    for (const text of [asked(lang, {}), asked(lang, { act: 'creator' }), offered(lang, {})]) {
      expect(text).toMatch(/in der Regel beider? Eltern|as a rule both parents/);
      expect(text).not.toMatch(/ein Elternteil unterschreibt|once a parent has signed/);
    }
  });

  test.each(READ)('L20 %s: an account covers no creator profile', (lang) => {
    expect(asked(lang, {})).not.toMatch(/gilt ab 15|From 15 on/);
    expect(asked(lang, {})).toMatch(
      /Ein Creator-Profil gehört nicht dazu|A creator profile is no part of it/,
    );
  });

  test.each(READ)('L55 %s: taking a consent back has an effect on the account below 16 only', (lang) => {
    const { text } = letter('guardian-manage', lang, { ...said, act: 'account' });
    expect(text).toMatch(/Unter 16 Jahren ruht das Konto|Under 16 the account then rests/);
    expect(text).toMatch(/Ab 16 Jahren .* ändert dann nichts|From 16 on .* changes nothing/);
  });
});
