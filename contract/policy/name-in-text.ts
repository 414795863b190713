import { fold } from '../fold.ts';

/** Of the beginning of a file's text, in letters: a name stands in its head. */
export const READ_MAX = 40_000;
/** Shorter names are no part of another word: "Li" is in every second one. */
const PART_OF_WORD = 4;

/**
 * What a file tells of its sender. `identity`: the family name, the mail address or the phone number · `firstname` ·
 * `unread`: a picture, a scan, or what could not be opened.
 */
export type Tells = 'identity' | 'firstname' | 'nothing' | 'unread';

type Who = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
};

/** @param text the beginning of what stands in the file; undefined where nothing can be read */
export function whatTells(file: { name: string; text: string | undefined }, who: Who): Tells {
  const text = file.text?.slice(0, READ_MAX);
  if (nameSays(file.name, who.lastname)) return 'identity';
  if (text !== undefined && (textSays(text, who.lastname) || reaches(text, who))) return 'identity';
  if (text === undefined || text.trim() === '') return 'unread';
  return nameSays(file.name, who.firstname) || textSays(text, who.firstname) ? 'firstname' : 'nothing';
}

/**
 * Whether the company reads a file only once it has accepted: it tells who somebody is, or may. A first name does so
 * only where the company does not read it.
 */
export function isHeld(tells: Tells, signed: boolean): boolean {
  return tells === 'identity' || tells === 'unread' || (tells === 'firstname' && signed);
}

/** Whether a file's name says a name: words stand together in it, `LebenslaufKrueger.pdf`. */
export function nameSays(fileName: string, name: string): boolean {
  const joined = spellings(name).map((words) => words.join(''));
  const isPart = spellings(fileName).some((words) =>
    joined.some((one) => one.length >= PART_OF_WORD && words.join('').includes(one)),
  );
  return isPart || textSays(fileName, name);
}

/** Whether a name stands in a text in words of its own. */
export function textSays(text: string, name: string): boolean {
  const names = spellings(name).filter((words) => words.length > 0);
  return spellings(text).some((words) =>
    names.some((wanted) =>
      words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word)),
    ),
  );
}

/** The parts of a DOCX or ODT that hold its text. */
export const OFFICE_TEXT = /^(word\/(document|header\d*|footer\d*)|content|styles)\.xml$/;

/** Elements that end a word: a paragraph, a tab, a line. */
const ENDS_WORD = /^<(\/(w:p|text:p|text:h)>|(w:tab|w:br|text:tab|text:s|text:line-break)\b)/;
const TAG_NAME_MAX = 20;

/**
 * The words of such a part, as far as they are read: one is whole also where its letters are formatted one by one, and
 * ends with its line. One pass, without a pattern that looks for the end of a tag: a stranger's file of nothing but `<`
 * would keep that busy for hours.
 */
export function withoutMarkup(xml: string): string {
  const words: string[] = [];
  let length = 0;
  for (let at = 0; at < xml.length && length < READ_MAX; ) {
    const start = xml.indexOf('<', at);
    const end = start < 0 ? -1 : xml.indexOf('>', start);
    // What begins a tag and does not end it is text.
    const word = xml.slice(at, end < 0 ? undefined : start).slice(0, READ_MAX - length);
    words.push(word);
    length += word.length;
    if (end < 0) break;
    if (ENDS_WORD.test(xml.slice(start, Math.min(end + 1, start + TAG_NAME_MAX)))) {
      words.push(' ');
      length++;
    }
    at = end + 1;
  }
  return words.join('');
}

const PHONE_DIGITS = 6;

function reaches(text: string, { email, phone }: Who): boolean {
  if (email !== '' && text.toLowerCase().includes(email.toLowerCase())) return true;
  // Without the code of the country or the zero before that of the town: both are written or left out.
  const digits = (phone ?? '')
    .replace(/\D/g, '')
    .replace(/^(00|0)/, '')
    .slice(-9);
  return digits.length >= PHONE_DIGITS && text.replace(/[\s()/.–-]/g, '').includes(digits);
}

/** Words without case and accents, in both ways of writing an umlaut without its dots. */
function spellings(text: string): string[][] {
  const spelt = text.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
  return [text, spelt].map((one) =>
    fold(one)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
}
