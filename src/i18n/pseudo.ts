import type { Messages } from '@lingui/core';
import type { TestLocale } from './locale.ts';

/** A compiled message: a text, or parts, of which a list `[name, format, choices]` is a placeholder. */
type Compiled = string | readonly Part[];
type Part = string | readonly [name: string, format?: string, choices?: Readonly<Record<string, Compiled>>];

const ACCENTED: Record<string, string> = {
  ...{ a: 'á', c: 'ç', e: 'ë', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Č', E: 'Ê', I: 'Î', N: 'Ñ', O: 'Ø', S: 'Š', U: 'Û', Y: 'Ÿ', Z: 'Ž' },
};
/** Numbers that tags around a word have in a message: `<0>word</0>`. They are no words. */
const TAG = /(<\/?\d+\/?>)/;
/** Right-to-left override, and its end. */
const [OVERRIDE, POP] = ['\u202e', '\u202c'];

/**
 * English made strange: whatever still reads as plain English on a screen stands outside the catalogue. In `en_XA`
 * texts have accents and are about a third longer, in `ar_XB` they run from right to left.
 */
export function pseudo(english: Messages, locale: TestLocale): Messages {
  const strange = locale === 'en_XA' ? longer : turned;
  return Object.fromEntries(
    Object.entries(english).map(([id, message]) => [id, changed(message as Compiled, strange)]),
  ) as Messages;
}

function changed(message: Compiled, strange: (text: string) => string): Compiled {
  if (typeof message === 'string') return inWords(message, strange);
  return message.map((part) => {
    if (typeof part === 'string') return inWords(part, strange);
    const [name, format, choices] = part;
    // Choices of a number format are options of Intl, not words.
    if (choices === undefined || !['plural', 'select', 'selectordinal'].includes(format ?? '')) return part;
    const spoken = Object.entries(choices).map(([key, one]) => [
      key,
      key === 'offset' ? one : changed(one, strange),
    ]);
    return [name, format, Object.fromEntries(spoken)] as const;
  });
}

function inWords(text: string, strange: (text: string) => string): string {
  return text
    .split(TAG)
    .map((part) => (TAG.test(part) || !/\p{L}/u.test(part) ? part : strange(part)))
    .join('');
}

function longer(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => ACCENTED[letter] ?? letter).join('');
    return word.length > 3 ? accented + accented.slice(-Math.ceil(word.length / 3)) : accented;
  });
}

function turned(text: string): string {
  return text.replace(/\p{L}+/gu, `${OVERRIDE}$&${POP}`);
}
