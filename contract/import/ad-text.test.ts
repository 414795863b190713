import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listItems, repairText, shorten } from './ad-text.ts';

test('lost line breaks are put back where letters show them', () => {
  expect(repairText('everything in one place.We have a team.We focus')).toBe(
    'everything in one place.\nWe have a team.\nWe focus',
  );
  expect(repairText('content management systemsResearching blogs')).toBe(
    'content management systems\nResearching blogs',
  );
  expect(repairText('Research InstituteOur passion')).toBe('Research Institute\nOur passion');
  expect(repairText('position levelEXPERIENCE: 5+ years')).toBe('position level\nEXPERIENCE: 5+ years');
  expect(repairText('from 2014General knowledge (any counts!)Familiar with it')).toBe(
    'from 2014\nGeneral knowledge (any counts!)\nFamiliar with it',
  );
});

test('names with capitals inside stay whole', () => {
  for (const name of [
    'YouTube',
    'JavaScript',
    'iPhone',
    'LinkedIn',
    'ArcGIS platform',
    'e.g. PowerPoint, version 2.0',
    'LinkedIn or Peer2Peer',
  ])
    expect(repairText(name)).toBe(name);
});

test('a German text stays whole', () => {
  for (const text of [
    'Du hilfst im Laden, z.B. an der Kasse, von 8Uhr bis 14Uhr, im Handel e.V. mit Kolleg:Innen.',
    'VerkäuferIn für die Muster GmbH & Co.KG, inkl.Zuschläge und 25%Rabatt ab dem 1.Januar, 2500Euro im Monat',
    'Zuschlag: < 5 Jahre dabei 100 Euro, > 5 Jahre dabei 200 Euro im Monat.',
  ])
    expect(repairText(text)).toBe(text);
});

test('a text that has kept its line breaks gets no more', () => {
  expect(repairText('<p>Wir sind openText.</p><p>Komm zu uns.Wir freuen uns.</p>')).toBe(
    'Wir sind openText.\n\nKomm zu uns.Wir freuen uns.',
  );
});

test('entities are decoded, also twice, and placeholders, tags and unstorable characters are taken out', () => {
  expect(repairText('Young &amp;amp; Shand &lt;b&gt;now&lt;/b&gt;')).toBe('Young & Shand now');
  expect(repairText(`See #URL_${'ab12'.repeat(16)}#, please`)).toBe('See […] , please');
  expect(repairText('a\u0000b \ud800')).toBe('ab \ufffd');
  expect(repairText('Bus&shy;fahrer im Ein\u200bkauf \u{1F469}\u200d\u{1F373}')).toBe(
    'Busfahrer im Einkauf \u{1F469}\u200d\u{1F373}',
  );
});

test('a text is shortened at a word’s end', () => {
  expect(shorten('one two three', 13)).toBe('one two three');
  expect(shorten('one two three', 10)).toBe('one two…');
  expect(shorten('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(shorten('😀😀😀😀', 6)).toBe('😀😀…');
});

test('any text is brought within its limit and stays text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 5, max: 60 }),
      (text, max) => {
        const short = shorten(repairText(text), max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
      },
    ),
  );
});

test('a list has an item for each line and sentence, without bullets', () => {
  expect(listItems('• Friendly\n- Punctual. Speaks German\n\n*  ', 20, 300)).toEqual({
    items: ['Friendly', 'Punctual.', 'Speaks German'],
    complete: true,
  });
});

test('an abbreviation and a day of a month end no item, unless it would be shortened', () => {
  const said = 'Kenntnisse, z.B. Excel, inkl. Zertifikat, ab dem 1. Januar';
  expect(listItems(`${said}. Freude am Job.`, 20, 300).items).toEqual([`${said}.`, 'Freude am Job.']);
  expect(listItems(said, 20, 40)).toEqual({
    items: ['Kenntnisse, z.B.', 'Excel, inkl.', 'Zertifikat, ab dem 1.', 'Januar'],
    complete: true,
  });
});

test('too many items are joined with their neighbours; only what fits nowhere is left out, and said so', () => {
  const text = Array.from({ length: 25 }, (_, index) => `Item number ${index}`).join('\n');
  const joined = listItems(text, 20, 300);
  expect([joined.items.length, joined.complete]).toEqual([20, true]);
  expect(joined.items.join(' ')).toContain('Item number 24');
  const long = Array.from({ length: 4 }, () => 'x'.repeat(200)).join('\n');
  expect(listItems(long, 3, 300)).toMatchObject({ complete: false, items: { length: 3 } });
});

test('import.6 of a cell with thousands of items the first ones are read', () => {
  const { items, complete } = listItems('ab\n'.repeat(10_900), 20, 300);
  expect([items.length, complete, items.join('').replace(/[^ab]/g, '').length]).toEqual([20, false, 120]);
});
