import { describe, expect, test } from 'vitest';
import { linkUrl } from '../../base/link-url.ts';
import { renderLetter } from './render.ts';
import type { Template } from './template.ts';
import { templates } from './templates.ts';

const entries = Object.entries(templates) as [string, Template<string>][];
const LANGUAGES = ['de_DE', 'en_US'] as const;
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

const letter = (
  template: Template<string>,
  lang: (typeof LANGUAGES)[number],
  params: Record<string, string>,
) => renderLetter(template[lang](params), { to: 'mia@example.org', lang, messageId: '<1@zusage.example>' });

describe.each(entries)('%s', (_name, template) => {
  test('says something in both languages, and each in its own', () => {
    const [german, english] = LANGUAGES.map((lang) => letter(template, lang, samples));
    expect(german?.subject).not.toBe(english?.subject);
    for (const mail of [german, english]) {
      expect(mail?.subject.length).toBeGreaterThan(5);
      expect(mail?.subject.length).toBeLessThan(90);
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(german?.html).toContain('lang="de-DE"');
    expect(german?.text).toMatch(/\b(Hallo|Guten Tag)\b/);
    expect(german?.text).not.toMatch(/March|the link/i);
    expect(english?.text).not.toMatch(/Hallo|Guten Tag|März|\bdu\b|\bSie\b/);
  });

  test('the plain side says everything the other says', () => {
    for (const lang of LANGUAGES) {
      const { link, small } = template[lang](samples);
      const { text, html } = letter(template, lang, samples);
      if (link) expect(text).toContain(link.url);
      if (small) expect(text).toContain(small);
      for (const used of text.match(/\[\w+\]/g) ?? []) expect(html).toContain(used);
    }
  });

  test('loads nothing, runs nothing, and keeps the reader’s colours', () => {
    for (const lang of LANGUAGES) {
      const { html } = letter(template, lang, samples);
      expect(html).not.toMatch(/<(img|script|link|iframe|style|form|input)\b|\bsrc=|url\(|@import/i);
      expect(html).toContain('color-scheme');
      expect(html.match(/<body[^>]*>/)?.[0]).not.toMatch(/background|[^-]color:/);
    }
  });

  test('whatever the parameters are, they stay words', () => {
    for (const lang of LANGUAGES) {
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

describe.each(['guardian', 'guardian-confirmed', 'guardian-manage'] as const)('%s', (name) => {
  test('says what is agreed to: an account, or a creator profile', () => {
    const params = (act: string) => ({ child: 'Mia', firstname: 'Mia', url: URL_, act });
    for (const [lang, words] of [
      ['de_DE', /Creator-Profil/],
      ['en_US', /creator profile/],
    ] as const) {
      const template = templates[name] as Template<string>;
      const creator = letter(template, lang, params('creator'));
      expect(creator.text).toMatch(words);
      expect(creator.text).not.toBe(letter(template, lang, params('account')).text);
    }
  });
});
