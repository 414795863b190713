import { describe, expect, it } from 'vitest';
import { holdsWord } from './compounds.ts';
import { termsOf } from './fold-term.ts';
import { halvesOf, isWider } from './halves.ts';
import { otherForms } from './other-forms.ts';
import { readQuery } from './read-query.ts';
import { saidIn } from './said-in.ts';
import { isForm } from './stems.ts';

const SIGNS = { ad: '', mark: '', head: '^', title: '!' };
/** Meanings as text: `a b | ^c`. */
const read = (text: string) =>
  readQuery(text).map(({ meanings }) =>
    meanings.map((terms) => terms.map(({ word, where }) => `${SIGNS[where]}${word}`).join(' ')).join(' | '),
  );

describe('pwa.1 what a search text asks for', () => {
  it.each([
    ['Jobs als Koch', ['koch']],
    ['Koch/Köchin (m/w/d)', ['koch', 'köchin | koch']],
    ['Fahrer:innen gesucht', ['fahrer']],
    ['und', []],
    ['(m/w/d)', []],
    ['', []],
  ])('%s: what says nothing is left out', (text, asked) => {
    expect(read(text)).toEqual(asked);
  });

  it('adds what ads write to what people say, with any ending, and joins no others', () => {
    expect(read('Krankenschwestern')).toEqual([
      'krankenschwestern | pflegefachkraft | pflegefachfrau | pflegefachmann | pflegefachperson',
    ]);
    expect(read('Putzkraft')[0]).toContain('reinigungskraft');
    expect(read('medizinischer Fachangestellter')).toEqual(['medizinischer fachangestellter | mfa']);
    expect(read('Kernphysiker')).toEqual(['kernphysiker']);
  });

  it('takes words that are said together for one, and a kind of job for what it is', () => {
    expect(read('home office')).toEqual(['#remote | ^remote | ^homeoffice | !home !office']);
    expect(read('Minijob Verkauf Celle')[0]).toBe('#minijob | ^minijob | !minijob');
    expect(read('von zu Hause')).toEqual(['#remote | ^remote | ^homeoffice']);
    expect(read('Pflege zu Hause')).toEqual(['pflege', 'hause']);
    expect(read('Trainee')).toEqual(['trainee']);
    expect(read('ohne Ausbildung')[0]).not.toContain('#apprenticeship');
  });

  it.each([
    ['IT', 'it'],
    ['it', 'it'],
    ['leiter it', 'it'],
    ['it-support', 'it'],
    ['do IT right', 'it'],
    ['how to do it', undefined],
    ['it is cleaning', undefined],
  ])('%s: a trade, or the pronoun of a sentence', (text, word) => {
    expect(
      readQuery(text)
        .flatMap(({ meanings }) => meanings[0] ?? [])
        .find((term) => term.word === 'it')?.word,
    ).toBe(word);
  });

  it('a text names a trade in capitals, and who needs no training', () => {
    expect(saidIn('Fahrer ohne Ausbildung')).toEqual(['ohneausbildung']);
    for (const text of ['IT', 'IT-Support', 'Leiter (IT)', 'EDV/IT']) expect(saidIn(text)).toEqual(['it']);
    for (const text of ['it', 'BITTE', 'ITALIEN', 'ITÄ', 'IT2']) expect(saidIn(text)).toEqual([]);
  });

  it('knows an occupation of other people', () => {
    expect(otherForms('köchin')).toEqual(['koch']);
    expect(otherForms('ärztinnen')).toEqual(['arzt']);
    expect(otherForms('hotelfachfrau')).toContain('hotelfachmann');
    expect(otherForms('berlin')).toEqual([]);
    expect(otherForms('fachkraft')).toEqual([]);
  });
});

describe('pwa.1 parts of compounds', () => {
  it.each([
    ['auslieferungsfahrerin', 'fahrer', true],
    ['baeckereifachverkaeufer', 'verkaeufer', true],
    ['pflegefachkraft', 'pflege', true],
    ['altenpflegehelfer', 'pflege', true],
    ['beikoch', 'koch', true],
    ['knochen', 'koch', false],
    ['beratung', 'rat', false],
    ['beirat', 'rat', false],
    ['paketbote', 'bote', true],
    ['angebote', 'bote', false],
    ['fachkraft', 'kraft', true],
    ['zahnaerztin', 'arzt', false],
    ['zahnarzt', 'arzt', true],
    ['anaesthesiearzt', 'arzt', true],
    ['gastwirt', 'wirt', true],
    ['bewirten', 'wirt', false],
    ['souschef', 'chef', true],
  ])('%s, %s: %s; a short word ends only what begins with a word', (compound, word, held) => {
    const isKnown = (part: string) => ['helfer', 'paket'].includes(part);
    expect(holdsWord(compound, word, isKnown)).toBe(held);
  });

  it('a compound nobody wrote is taken apart', () => {
    const known = new Set(['baeckerei', 'verkaeufer', 'lager']);
    expect(halvesOf('baeckereiverkaeufer', (word) => known.has(word))).toEqual([['baeckerei', 'verkaeufer']]);
    expect(halvesOf('lagers', (word) => known.has(word))).toEqual([]);
    const isMeant = isWider('baeckereiverkaeufer', (word) => known.has(word));
    expect(['baeckereikaufhausverkaeuferin', 'baeckereigast'].map(isMeant)).toEqual([true, false]);
  });

  it('a front more makes it no other work', () => {
    const isMeant = isWider('verwaltungsangestellter', () => false);
    expect(
      ['verwaltungsfachangestellte', 'verwaltungsneuangestellte', 'verwaltungsfach'].map(isMeant),
    ).toEqual([true, false, false]);
  });
});

describe('pwa.1 forms of a word', () => {
  it.each([
    ['kind', 'kinder', true],
    ['verkauf', 'verkaufen', true],
    ['haus', 'hauser', true],
    ['cleaning', 'cleaned', true],
    ['kitchen', 'kitchens', true],
    ['berater', 'beraten', false],
    ['fahrer', 'fahrers', true],
    ['koch', 'knoch', false],
  ])('%s, %s: %s', (a, b, same) => {
    expect(isForm(a, b)).toBe(same);
  });

  it('an umlaut may be two letters, a bare vowel, or a letter and its dots', () => {
    expect([...termsOf('Küche')]).toEqual(['kueche', 'kuche']);
    expect([...termsOf('Ku\u0308che')]).toEqual(['kueche', 'kuche']);
    expect([...termsOf('Café Straße')]).toEqual(['cafe', 'strasse']);
  });
});
