import { decode } from 'html-entities';

/** Anonymised links, addresses and numbers: `#URL_ed90…#`. */
const PLACEHOLDER = /#(URL|EMAIL|PHONE)_[0-9a-f]{8,}#/g;
/** Tags that begin a line. */
const BREAKING_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|tr|h[1-6]))(?:[\s/][^<>]{0,200})?>/gi;
/** A tag, a comment or an instruction; not `< 5 Jahre`. */
const TAG = /<[a-z/!?][^<>]{0,199}>/gi;
/** Words that begin a sentence or an item, and end no name. `In` ends `LinkedIn` and `VerkäuferIn`. */
const BEGINNER =
  'A|An|And|As|At|Be|By|For|From|If|Is|It|Must|Not|Of|On|Or|Our|Please|That|The|This|To|We|What|With|You|Your';
/** Words whose point ends no sentence, and days of a month. */
const SHORT_FORM = new RegExp(
  '(?<![\\p{L}\\d])(?:\\p{L}|\\d{1,2}|\\p{L}+(?:[bfntz]l|chn)|abgeschl|abt|allg|ausb|bspw|bzgl|bzw|ca|co|dipl|dr|evtl|' +
    'exkl|fa|fr|gem|ggf|incl|ing|inkl|insb|jährl|kfm|kl|lt|max|mbh|mi|min|mind|mo|mr|mrs|mtl|nr|ph|prof|sa|sog|' +
    'st|std|str|tägl|tel|vgl|vs|zzgl)$',
  'iu',
);
const SHORT_FORM_MOST = 24;
/** A text with a line break in so many letters has lost none: what looks like a lost one is a name, or a slip. */
const KEPT_EVERY = 250;

/** Where a word may be broken, and a mark at the beginning of a file. Signs that join letters or turn them stay. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** An advertisement's text as plain text: entities decoded, placeholders and tags taken out. */
export function repairText(text: string): string {
  const plain = decode(decode(text))
    .replace(BREAKING_TAG, '\n')
    .replace(TAG, ' ')
    .replace(PLACEHOLDER, ' […] ')
    .replaceAll('\u0000', '')
    .replace(UNSEEN, '')
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .trim();
  const broken = plain.split('\n').length - 1;
  return (broken * KEPT_EVERY < plain.length ? breakLines(plain) : plain)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Puts lost line breaks back where letters show them: `place.We`, `systemsResearching`, `InstituteOur`. Names like
 * `YouTube` stay whole, and so do `z.B.`, `Kolleg:Innen` and `14Uhr`.
 */
function breakLines(text: string): string {
  return text
    .replace(
      /(?<=[\p{Ll}\d)%”’"'])[.!?…:;]+(?=\p{Lu}\p{L}|[AI][ ’'])(?<!:(?=In(?:nen)?\b))/gu,
      (marks, at: number) => (endsSentence(marks, text.slice(0, at)) ? `${marks}\n` : marks),
    )
    .replace(/(?<![\p{L}\p{N}_])(\p{Ll}{3,}[)”]?)(\p{Lu}\p{Ll})/gu, '$1\n$2')
    .replace(/([\p{Ll}\d.!?…][)”]|\d{4}|\d,\d{3})((?!Euro)\p{Lu}\p{Ll}{2})/gu, '$1\n$2')
    .replace(/(\p{Ll})(\p{Lu}{3,}:)/gu, '$1\n$2')
    .replace(new RegExp(`(\\p{Ll})((?:${BEGINNER}) )`, 'gu'), '$1\n$2');
}

const endsSentence = (marks: string, before: string) =>
  marks !== '.' || !SHORT_FORM.test(before.slice(-SHORT_FORM_MOST));

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
  const whole = repairText(text);
  const found = whole
    .replace(/([.!?]) +(?=\p{Lu})/gu, (gap, mark, at: number) =>
      endsSentence(mark, whole.slice(0, at)) ? `${mark}\n` : gap,
    )
    .split(/\n|•/)
    // One that would be shortened is divided wherever it can be.
    .flatMap((part) => (part.length <= max ? part : part.split(/(?<=[.!?;]) +(?=\p{Lu})/u)))
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
