import { describe, expect, test } from 'vitest';
import { webpageBlocks, webpageTitle } from '../../contract/entities/webpage.ts';
import type { Language } from '../../contract/languages.ts';
import { SERVER_TEXTS } from '../../locales/server.ts';
import { readOperator } from '../base/operator.ts';
import { products } from '../domain/billing/plans.ts';
import { holdings } from '../domain/rights/holdings.ts';
import { CATEGORIES, PROCESSING } from '../domain/rights/processing.ts';
import { publishPage } from '../domain/webpage/publish.ts';
import { onDatabase } from '../testing/on-database.ts';
import { seedContent } from './content.ts';
import { operatorPage } from './pages/operator-page.ts';
import { pageOf } from './pages/page-text.ts';
import { PAGES } from './pages/pages.ts';
import { processingTable } from './pages/processing-table.ts';

const NOBODY = readOperator({});
const SOMEBODY = readOperator({
  OPERATOR_NAME: 'Zusage Beispiel GmbH',
  OPERATOR_ADDRESS: 'Musterweg 1, 10115 Berlin',
  OPERATOR_REPRESENTATIVES: 'Lale Brandt',
  OPERATOR_REGISTER: 'Amtsgericht Charlottenburg, HRB 1',
  OPERATOR_VAT_ID: 'DE136695976',
  OPERATOR_MAIL: 'post@zusage.example',
  OPERATOR_PHONE: '+49 30 1',
  OPERATOR_EDITOR: 'Lale Brandt, ebenda',
});

describe.each(PAGES.map((page) => [page.id, page] as const))('%s', (_id, page) => {
  test('is a page in every language, block for block', () => {
    const { title, blocks } = pageOf(page, SOMEBODY);
    expect(webpageTitle.safeParse(title).success).toBe(true);
    expect(webpageBlocks.safeParse(blocks).error?.issues).toBeUndefined();
    for (const written of Object.values(blocks))
      expect(written.map(({ type }) => type)).toEqual(blocks.de_DE?.map(({ type }) => type));
    for (const written of Object.values(blocks))
      for (const block of written)
        if (block.type === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });

  const read = (operator: typeof NOBODY, demo: boolean, lang: Language) =>
    JSON.stringify(operatorPage(page, operator, { demo }).blocks[lang]);

  test('names the operator; a demo says that it is one; any other installation says what is to be set', () => {
    for (const lang of Object.keys(page.text) as Language[]) {
      const open = read(SOMEBODY, false, lang);
      expect(open).toContain('Zusage Beispiel GmbH');
      expect(open).not.toMatch(/OPERATOR_|[{}]act|\{(\w|:)+\}|undefined/);
      expect(read(SOMEBODY, true, lang)).toBe(open);
      const demo = read(NOBODY, true, lang);
      expect(demo).toMatch(
        /^\[\{"type":"note","spans":\[\{"text":"(Das ist eine Demo|This is a demo|هذا عرض تجريبي)/,
      );
      expect(demo).not.toMatch(/OPERATOR_|\{(\w|:)+\}|undefined/);
      const unset = read(NOBODY, false, lang);
      for (const setting of ['NAME', 'ADDRESS', 'MAIL', 'PHONE'])
        expect(unset).toContain(`OPERATOR_${setting}:`);
      expect(unset).not.toContain('REGISTER');
      // One fact that is missing is enough: no page has a gap.
      expect(read({ ...SOMEBODY, phone: undefined }, false, lang)).toContain('OPERATOR_PHONE:');
      expect(webpageBlocks.safeParse(operatorPage(page, NOBODY, { demo: false }).blocks).success).toBe(true);
    }
  });

  test('leaves out the line of a fact that not everybody has', () => {
    const short = {
      ...SOMEBODY,
      representatives: undefined,
      register: undefined,
      vatId: undefined,
      editor: undefined,
    };
    const text = read(short, false, 'de_DE');
    expect(text).not.toMatch(/undefined|Vertreten durch|Register:|27a/);
    if (page.id === 'imprint') expect(text).toContain('Zusage Beispiel GmbH, Musterweg 1, 10115 Berlin');
  });
});

test('imprint.1 imprint.3 the imprint names what § 5 DDG asks for, and neither the old law nor the closed platform', () => {
  const [imprint] = PAGES;
  const text = JSON.stringify(pageOf(imprint as (typeof PAGES)[number], SOMEBODY).blocks.de_DE);
  for (const fact of Object.values(SOMEBODY)) if (fact !== undefined) expect(text).toContain(fact);
  expect(text).toContain('§ 5 des Digitale-Dienste-Gesetzes');
  expect(text).toContain('§ 18 Absatz 2');
  expect(text).not.toMatch(/TMG|RStV|ec\.europa\.eu/);
});

const pageText = (
  id: string,
  operator: typeof NOBODY = SOMEBODY,
  more: Parameters<typeof pageOf>[2] = {},
) => {
  const page = PAGES.find((one) => one.id === id) as (typeof PAGES)[number];
  const { blocks } = pageOf(page, operator, more);
  return { de: JSON.stringify(blocks.de_DE), en: JSON.stringify(blocks.en_US) };
};

describe('texts say what the program does and the law asks for', () => {
  test('L40 L41 the letter tells compulsory schooling from upper school, and speaks of applying, not of seeing', () => {
    const { de, en } = pageText('parents-letter');
    expect(de).toContain('solange die Vollzeitschulpflicht dauert (9 oder 10 Schuljahre)');
    expect(de).toContain('auch auf einer weiterführenden Schule');
    expect(de).toContain('in landwirtschaftlichen Familienbetrieben 3');
    expect(de).toContain('kann sich nur auf Stellen bewerben');
    expect(de).not.toMatch(/zeigt nur Stellen/);
    expect(en).toContain('as long as full-time compulsory schooling lasts');
    expect(pageText('terms-of-use').de).not.toMatch(/sieht nur Anzeigen/);
  });

  test('L20 L21 L55 the letter says what is agreed to, that one can say no, and what taking back does', () => {
    const { de } = pageText('parents-letter');
    for (const said of [
      'Nur wenn Sie es eigens ankreuzen',
      'oder ablehnen',
      'Lehnen Sie ab, löschen wir das Konto und Ihre Adresse sofort',
      'erinnern wir Sie nach 7 Tagen einmal und löschen beides nach 30 Tagen',
      'Ab 16 Jahren braucht das Konto Ihre Zustimmung nicht mehr',
    ])
      expect(de).toContain(said);
    expect(de).not.toContain('All das gibt es hier nicht');
  });

  test('L44 L45 the privacy page names providers, periods of logs and backups, an officer or that there is none', () => {
    const { de, en } = pageText('privacy');
    expect(de).toContain('ist nicht benannt');
    expect(de).toContain('Server und Sicherungskopien: Wir betreiben sie selbst');
    expect(de).toContain('Der Anmeldedienst ist Teil von Zusage');
    expect(de).toContain('"14 Tage"');
    expect(de).toContain('Die Adressen von Eltern nennt uns ihr Kind');
    expect(de).toContain('Alles andere ist freiwillig');
    expect(en).toContain('No data protection officer is appointed');
    const provided = readOperator({
      OPERATOR_NAME: 'Zusage Beispiel GmbH',
      OPERATOR_HOSTING: 'Rechenzentrum Nord GmbH, Kiel',
      OPERATOR_MAIL_PROVIDER: 'Postbote AG, Bonn',
      OPERATOR_DPO: 'Ida Recht, dsb@zusage.example',
      OPERATOR_LOG_DAYS: '7',
      OPERATOR_BACKUP_DAYS: '45',
    });
    const named = pageText('privacy', provided, { uses: { firebase: true, stripe: true } }).de;
    for (const said of [
      'Rechenzentrum Nord',
      'Postbote AG',
      'Ida Recht',
      '"7 Tage"',
      '"45 Tage"',
      'Firebase',
      'Stripe',
    ])
      expect(named).toContain(said);
    expect(named).not.toMatch(/ist nicht benannt|Wir betreiben sie selbst|Teil von Zusage/);
  });

  test('L46 below 16 the basis is the parents’ consent, from 16 a contract that brings advantages only', () => {
    expect(pageText('privacy').de).toContain('unter 16 Jahren Art. 6 Abs. 1 a mit Art. 8');
    expect(pageText('terms-of-use').de).toContain('Für Minderjährige bringt dieser Vertrag nur Vorteile');
  });

  test('L47 plans sell nothing that is not there, and end with their period', () => {
    for (const { metadata, features } of products) {
      expect(metadata.boost).toBe(0);
      expect(features.filter((feature) => !['chat', 'offers', 'creator_search'].includes(feature))).toEqual(
        [],
      );
    }
    expect(JSON.stringify(products)).not.toContain('as long as you like');
    expect(pageText('terms-of-use').de).toContain('zum Ende des Zeitraums kündbar');
    expect(pageText('terms-of-use').de).not.toContain('jederzeit mit einem Klick kündbar');
  });

  test('L48 L49 L50 the terms name the periods that act by themselves, essential duties, guarantees, lost data', () => {
    const { de, en } = pageText('terms-of-use');
    for (const said of [
      'außer Fristen, die hier stehen',
      'wenn auf Bewerbungen 28 Tage lang niemand schaut',
      'Wesentlich ist eine Pflicht, deren Erfüllung',
      'eine Garantie übernommen',
      'Gehen Daten verloren',
      'unverlangte Werbung',
      'ein Gericht anrufen',
      'Sie endet spätestens nach 60 Tagen',
    ])
      expect(de).toContain(said);
    expect(en).toContain('but the periods named here');
    expect(de).not.toMatch(/\{\w+\}/);
  });

  test('L51 L52 the imprint has the numbers that there are, and no promise or disclaimer that does nothing', () => {
    const { de } = pageText('imprint', { ...SOMEBODY, vatId: undefined, businessId: 'DE123456789-00001' });
    expect(de).toContain('§ 139c AO: DE123456789-00001');
    expect(de).not.toContain('27a');
    expect(pageText('imprint').de).not.toMatch(/139c|noch am selben Tag|Haftung|VSBG/);
  });

  test('L54 nothing speaks of a dispute settlement body', () => {
    for (const lang of ['de_DE', 'en_US'] as const) {
      const mail = SERVER_TEXTS[lang].mails['appeal-decision'](
        { firstname: 'Mia', about: 'x', decision: 'y', reason: 'z', url: 'https://zusage.example' },
        { day: (iso) => iso },
      );
      expect(mail.text).toMatch(/ein Gericht anrufen|go to court/);
      expect(mail.text).not.toMatch(/Streitbeilegung|settlement/);
    }
  });
});

describe('L23 L45 the privacy table is the register of holdings', () => {
  test('every table of the register has a row, every row a table, and each figure is the program’s', () => {
    const used = new Set(Object.values(holdings).map(({ category }) => category));
    expect(
      CATEGORIES.filter((category) => !('apart' in PROCESSING[category]) && !used.has(category)),
    ).toEqual([]);
    for (const lang of ['de_DE', 'en_US'] as const) {
      const table = processingTable(lang, { logDays: '14', backupDays: '30' }).split('\n');
      // The head, and the two rows of what the operator keeps.
      expect(table).toHaveLength(CATEGORIES.length + 3);
      for (const [at, category] of CATEGORIES.entries()) {
        const { figures, recipients } = PROCESSING[category];
        for (const figure of figures) expect(table[at + 1]).toContain(String(figure));
        for (const one of recipients)
          expect(table[at + 1]).toContain(SERVER_TEXTS[lang].processing.recipients[one]);
        expect(SERVER_TEXTS[lang].processing.rows[category].howLong.length).toBeLessThanOrEqual(
          figures.length,
        );
      }
    }
  });

  test('the page shows that table and no other', () => {
    const page = PAGES.find(({ id }) => id === 'privacy') as (typeof PAGES)[number];
    for (const written of Object.values(pageOf(page, SOMEBODY).blocks)) {
      const tables = written.filter((block) => block.type === 'table');
      expect(tables).toHaveLength(1);
      expect(tables[0]?.rows).toHaveLength(CATEGORIES.length + 2);
    }
  });
});

onDatabase((app) => {
  test('an installation has languages and its legal pages from the start; a second start changes nothing', async () => {
    const t = app();
    const seed = () => seedContent(t.db, { operator: NOBODY, demo: true, now: t.now });
    await seed();
    const pages = await t.call(null, 'webpage.list', {});
    expect(pages.data.map(({ _id, version, showInFooter }) => [_id, version, showInFooter])).toEqual(
      ['imprint', 'parents-letter', 'privacy', 'terms-of-use'].map((id) => [id, 1, true]),
    );
    expect(
      (await t.call(null, 'translation.list', {})).data.map(({ _id, default: is }) => [_id, is]),
    ).toEqual([
      ['en_US', true],
      ['de_DE', false],
      ['ar_AE', false],
    ]);
    expect((await t.call(null, 'team.list', {})).data).toHaveLength(3);
    t.now = new Date(t.now.getTime() + 1000);
    await seed();
    expect((await t.call(null, 'webpage.list', {})).data).toEqual(pages.data);
  });

  test('another operator is another version; what staff has published is left alone; no team without the sample', async () => {
    const t = app();
    const seed = (operator: typeof NOBODY) => seedContent(t.db, { operator, demo: false, now: t.now });
    await seed(NOBODY);
    await publishPage(
      { tx: t.db, now: t.now },
      {
        ...pageOf(PAGES[1] as (typeof PAGES)[number], NOBODY),
        title: { de_DE: 'Unser Datenschutz', en_US: 'Our privacy' },
      },
    );
    t.now = new Date(t.now.getTime() + 1000);
    await seed(SOMEBODY);
    const versions = (await t.call(null, 'webpage.list', {})).data.map(({ _id, version, title }) => [
      _id,
      version,
      title.en_US,
    ]);
    expect(versions).toEqual([
      ['imprint', 2, 'Imprint'],
      ['parents-letter', 2, 'Letter to parents'],
      ['privacy', 2, 'Our privacy'],
      ['terms-of-use', 2, 'Terms of use'],
    ]);
    expect((await t.call(null, 'team.list', {})).data).toEqual([]);
  });
});
