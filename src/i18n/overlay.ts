import type { Messages } from '@lingui/core';

/**
 * Texts of the server laid over the built-in ones, so that staff can mend a word without a new build. Their keys are
 * made of the English text in lower case (`Sign in` is `sign-in`), their placeholders are %s1, %s2 … in the order in
 * which they stand in the English text (specification section 3).
 */

/** For a text that is there and empty. */
export const NO_TRANSLATION = 'No translation';

const KEY_MAX = 120;

/** A compiled message: a text, or texts between placeholders `[name, …]`. */
type Compiled = Messages[string];
type Placeholder = readonly [name: string, ...format: unknown[]];

/** The key of an English message. */
export function keyOf(message: Compiled): string {
  return partsOf(message)
    .map((part, at, all) => (typeof part === 'string' ? part : ` s${placeBefore(all, at)} `))
    .join('')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, KEY_MAX);
}

/**
 * The server's texts as messages, by their ids: those to lay over a catalogue. Makes a key of every English message,
 * which costs a cheap phone some 40 ms: not before the first paint.
 */
export function laidTexts(texts: Readonly<Record<string, string>>, english: Messages): Messages {
  const laid: Messages = {};
  for (const [id, message] of Object.entries(english)) {
    const text = texts[keyOf(message)];
    if (text !== undefined) laid[id] = compiled(text, message);
  }
  return laid;
}

/** Whether a text can be one of the app's own: those of pages that the server sends have keys with dots. */
export function isOwnKey(key: string): boolean {
  return /^[a-z0-9-]+$/.test(key);
}

/** A %s that the English text does not have stays as it is, so that the error is visible. */
function compiled(text: string, english: Compiled): Compiled {
  if (text.trim() === '') return [NO_TRANSLATION] as Compiled;
  const places = partsOf(english).filter((part): part is Placeholder => typeof part !== 'string');
  const parts = text.split(/(%s\d+)/).filter((part) => part !== '');
  return parts.map((part) => {
    const place = /^%s(\d+)$/.exec(part)?.[1];
    const [name] = (place && places[Number(place) - 1]) || [];
    return name === undefined ? part : [name];
  }) as Compiled;
}

function partsOf(message: Compiled): readonly (string | Placeholder)[] {
  return typeof message === 'string' ? [message] : (message as readonly (string | Placeholder)[]);
}

/** Which placeholder stands there, from 1 on. */
function placeBefore(parts: readonly (string | Placeholder)[], at: number): number {
  return parts.slice(0, at + 1).filter((part) => typeof part !== 'string').length;
}
