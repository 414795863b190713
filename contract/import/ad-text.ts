import { decode } from 'html-entities';

/** Anonymised links, addresses and numbers: `#URL_ed90…#`. */
const PLACEHOLDER = /#(URL|EMAIL|PHONE)_[0-9a-f]{8,}#/g;
/** Tags that begin a line. */
const BREAKING_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|tr|h[1-6]))(?:[\s/][^<>]{0,200})?>/gi;
/** Words that begin a sentence or an item, and end no name. */
const BEGINNER =
  'A|An|And|As|At|Be|By|For|From|If|In|Is|It|Must|Not|Of|On|Or|Our|Please|That|The|This|To|We|What|With|You|Your';

/** Where a word may be broken, and a mark at the beginning of a file. Signs that join letters or turn them stay. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * An advertisement's text as plain text: entities decoded, placeholders and tags taken out, and lost line breaks put
 * back where letters show them: `place.We`, `systemsResearching`, `InstituteOur`. Names like `YouTube` stay whole.
 */
export function repairText(text: string): string {
  return decode(decode(text))
    .replace(BREAKING_TAG, '\n')
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(PLACEHOLDER, ' […] ')
    .replaceAll('\u0000', '')
    .replace(UNSEEN, '')
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/([\p{Ll}\d)%”’"'][.!?…:;]+)(\p{Lu})/gu, '$1\n$2')
    .replace(/(?<![\p{L}\p{N}_])(\p{Ll}{3,}[)”]?)(\p{Lu}\p{Ll})/gu, '$1\n$2')
    .replace(/([\p{Ll}\d.!?][)”]|\d%?)(\p{Lu}\p{Ll}{2})/gu, '$1\n$2')
    .replace(/(\p{Ll})(\p{Lu}{3,}:)/gu, '$1\n$2')
    .replace(new RegExp(`(\\p{Ll})((?:${BEGINNER}) )`, 'gu'), '$1\n$2')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text, or its beginning up to a word's end and an ellipsis. `max` in UTF-16 code units, as the contract counts. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const end = cut.search(/\s\S*$/);
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** A cell of more is no list; joining them takes as many steps as they have pairs. */
const PARTS_MOST = 60;
const BULLET = /^[\s•·*–—\-○●▪►>]+/;

/**
 * A text as a list of items: one for each line and sentence. More than `most` are joined with their neighbours as far
 * as an item may be long; `complete` says whether everything found its place.
 */
export function listItems(text: string, most: number, max: number): { items: string[]; complete: boolean } {
  const found = repairText(text)
    .split(/\n|•|(?<=[.!?]) +(?=\p{Lu})/u)
    .map((part) => part.replace(BULLET, '').trim())
    .filter((part) => part.length > 1);
  const parts = found.slice(0, PARTS_MOST);
  let complete = parts.length === found.length && parts.every((part) => part.length <= max);
  let items = parts.map((part) => shorten(part, max));
  while (items.length > most) {
    const joined = joinShortest(items, max);
    if (joined === undefined) {
      complete = false;
      items = items.slice(0, most);
    } else items = joined;
  }
  return { items, complete };
}

/** The two neighbours that are shortest together made one; undefined where no two fit into one item. */
function joinShortest(items: string[], max: number): string[] | undefined {
  let best: number | undefined;
  const lengthAt = (index: number) => (items[index]?.length ?? 0) + (items[index + 1]?.length ?? 0) + 2;
  for (let index = 0; index < items.length - 1; index++) {
    if (lengthAt(index) <= max && (best === undefined || lengthAt(index) < lengthAt(best))) best = index;
  }
  if (best === undefined) return undefined;
  const [first = '', second = ''] = items.slice(best, best + 2);
  const joint = /[.!?;:,]$/.test(first) ? ' ' : '; ';
  return items.toSpliced(best, 2, first + joint + second);
}
