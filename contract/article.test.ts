import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleOf } from './article.ts';

describe('job.2 the description is set like an article', () => {
  it('empty lines part paragraphs, single breaks stay', () => {
    expect(articleOf('Wir backen.\nSeit 1968.\r\n\r\n\nKomm vorbei.')).toEqual([
      { kind: 'text', text: 'Wir backen.\nSeit 1968.' },
      { kind: 'text', text: 'Komm vorbei.' },
    ]);
  });

  it('dashes and dots at the beginning of lines become one list', () => {
    expect(articleOf('Du:\n- backst\n• verkaufst\n\n2. lachst\nGut.')).toEqual([
      { kind: 'text', text: 'Du:' },
      { kind: 'list', items: ['backst', 'verkaufst', 'lachst'] },
      { kind: 'text', text: 'Gut.' },
    ]);
  });

  it('a dash inside a line, a range and a decimal are only text', () => {
    expect(articleOf('Mo-Fr – 8 bis 12\n2.5 Tage\n-10 % Rabatt')).toEqual([
      { kind: 'text', text: 'Mo-Fr – 8 bis 12\n2.5 Tage\n-10 % Rabatt' },
    ]);
  });

  it('no letter of a text is lost', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '\n', '-', '• ', '1. ', '\r\n') }),
        (text) => {
          const set = articleOf(text).flatMap((block) =>
            block.kind === 'text' ? [block.text] : block.items,
          );
          expect(letters(set.join(''))).toBe(letters(text));
        },
      ),
    );
  });
});
