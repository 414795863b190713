import { PdfReader, type PdfValue } from './pdf-object.ts';
import { objectStreams } from './pdf-streams.ts';
import { refused } from './refuse.ts';

/**
 * What runs, sends, opens programs or carries files, anywhere in a PDF: with any of its letters escaped
 * (`/Java#53cript`), and packed into a stream of objects. Names of so many letters do not occur by chance.
 */
const FORBIDDEN = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'GoToE',
];
const FORBIDDEN_NAME = new RegExp(
  `/(?:${FORBIDDEN.map(anyEscape).join('|')})(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)`,
);
/** Actions that may happen without a tap: they turn pages of the same document. */
const HARMLESS = ['GoTo', 'Named'];
/** All objects together may be read this many times over; only a file that was made for it needs more. */
const READ_FACTOR = 8;
/** Actions that follow each other. */
const ACTIONS_MAX = 20;

/**
 * Throws `file_refused` for a PDF in which something happens by itself, or which hides its objects from us. Links that
 * somebody taps are ordinary.
 */
export async function checkPdfActions(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  if (FORBIDDEN_NAME.test(text)) throw refused('active_content');
  const streams = await objectStreams(bytes, text);
  for (const packed of streams.values()) if (FORBIDDEN_NAME.test(packed)) throw refused('active_content');
  const objects = objectsOf(text, streams);
  for (const value of [...objects.values()].flat()) checkValue(value, objects, 0);
}

/** Objects by number, all versions of each that the file has: readers do not agree which one counts. */
type Objects = Map<number, PdfValue[]>;

const OBJECT = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj|trailer/g;
const STREAM = /^stream[^\r\n]{0,32}(?:\r\n|\n|\r)/;

function objectsOf(text: string, streams: ReadonlyMap<number, string>): Objects {
  const objects: Objects = new Map();
  let read = 0;
  for (const match of text.matchAll(OBJECT)) {
    const reader = new PdfReader(text, match.index + match[0].length);
    const value = readValue(reader);
    read += reader.at - match.index;
    if (read > text.length * READ_FACTOR) throw refused('active_content');
    if (value === undefined) continue;
    keep(objects, Number(match[1] ?? -1), value);
    reader.skipSpace();
    const begin = STREAM.exec(text.slice(reader.at, reader.at + 64));
    if (begin !== null && value.kind === 'dict')
      readPacked(value.entries, streams.get(reader.at + begin[0].length), objects);
  }
  return objects;
}

/**
 * Objects of a stream of objects: pairs of number and place, then the values. One that we cannot unpack hides them
 * (every program deflates them, or does nothing to them), as does a PDF that is encrypted.
 */
function readPacked(entries: Entries, packed: string | undefined, objects: Objects): void {
  const [first, count] = [numberOf(entries.get('First')), numberOf(entries.get('N'))];
  if (nameOf(entries.get('Type')) !== 'ObjStm' && (first === undefined || count === undefined)) return;
  const filter = entries.get('Filter');
  const filters = filter === undefined ? [] : filter.kind === 'array' ? filter.items : [filter];
  const isPlain = filters.length < 2 && filters.every((one) => nameOf(one) === 'FlateDecode');
  if (packed === undefined || first === undefined || !isPlain || entries.has('DecodeParms'))
    throw refused('protected');
  const numbers = packed.slice(0, first).match(/\d+/g)?.map(Number) ?? [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const value = readValue(new PdfReader(packed, first + (numbers[index + 1] as number)));
    if (value !== undefined) keep(objects, numbers[index] as number, value);
  }
}

function checkValue(value: PdfValue, objects: Objects, depth: number): void {
  if (value.kind === 'array') for (const item of value.items) checkValue(item, objects, depth);
  if (value.kind !== 'dict') return;
  for (const [key, entry] of value.entries) {
    if (key === 'XFA') throw refused('active_content');
    if (key === 'OpenAction') checkAction(entry, objects, 0);
    if (key === 'AA') checkTriggers(entry, objects);
    checkValue(entry, objects, depth + 1);
  }
}

/** What happens when a page is opened, a field is left, the file is closed, …: an action for each. */
function checkTriggers(value: PdfValue, objects: Objects): void {
  for (const one of resolved(value, objects))
    if (one.kind === 'dict')
      for (const action of one.entries.values())
        for (const target of resolved(action, objects))
          if (target.kind === 'dict' && target.entries.has('S')) checkAction(target, objects, 0);
}

/** An action that nobody taps may turn to a page, which is what an array says too, and nothing else. */
function checkAction(value: PdfValue, objects: Objects, depth: number): void {
  if (depth > ACTIONS_MAX) throw refused('active_content');
  for (const action of resolved(value, objects)) {
    if (action.kind === 'array' && depth > 0)
      for (const next of action.items) checkAction(next, objects, depth + 1);
    if (action.kind !== 'dict') continue;
    const name = nameOf(action.entries.get('S'));
    if (action.entries.has('S') && (name === undefined || !HARMLESS.includes(name)))
      throw refused('active_content');
    const next = action.entries.get('Next');
    if (next !== undefined) checkAction(next, objects, depth + 1);
  }
}

type Entries = ReadonlyMap<string, PdfValue>;

function resolved(value: PdfValue, objects: Objects): readonly PdfValue[] {
  return value.kind === 'ref' ? (objects.get(value.number) ?? []) : [value];
}

function keep(objects: Objects, number: number, value: PdfValue): void {
  const known = objects.get(number);
  if (known === undefined) objects.set(number, [value]);
  else known.push(value);
}

function readValue(reader: PdfReader): PdfValue | undefined {
  try {
    return reader.value();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const nameOf = (value: PdfValue | undefined) => (value?.kind === 'name' ? value.name : undefined);
const numberOf = (value: PdfValue | undefined) => (value?.kind === 'number' ? value.value : undefined);

/** `a`, or `#61`. */
function anyEscape(name: string): string {
  return Array.from(name, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    const anyCase = Array.from(hex, (digit) => `[${digit}${digit.toUpperCase()}]`).join('');
    return `(?:${letter}|#${anyCase})`;
  }).join('');
}
