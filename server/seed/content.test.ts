import { describe, expect, test } from 'vitest';
import { webpageBlocks, webpageTitle } from '../../contract/entities/webpage.ts';
import type { Language } from '../../contract/languages.ts';
import { readOperator } from '../base/operator.ts';
import { publishPage } from '../domain/webpage/publish.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { seedContent } from './content.ts';
import { operatorPage } from './pages/operator-page.ts';
import { pageOf } from './pages/page-text.ts';
import { PAGES } from './pages/pages.ts';

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
  test('is a page in both languages, block for block', () => {
    const { title, blocks } = pageOf(page, SOMEBODY);
    expect(webpageTitle.safeParse(title).success).toBe(true);
    expect(webpageBlocks.safeParse(blocks).error?.issues).toBeUndefined();
    expect(blocks.en_US.map(({ type }) => type)).toEqual(blocks.de_DE?.map(({ type }) => type));
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
      expect(demo).toMatch(/^\[\{"type":"note","spans":\[\{"text":"(Das ist eine Demo|This is a demo)/);
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
  for (const fact of Object.values(SOMEBODY)) expect(text).toContain(fact);
  expect(text).toContain('§ 5 des Digitale-Dienste-Gesetzes');
  expect(text).toContain('§ 18 Absatz 2');
  expect(text).not.toMatch(/TMG|RStV|ec\.europa\.eu/);
});

onEachDatabase((app) => {
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
