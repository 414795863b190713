import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const read = (bytes: Uint8Array, said?: string) => {
  const { text, encoding } = decodeText(bytes, said);
  return [text, encoding];
};

test('text is read in the encoding that came with it, else in the one it names itself, else in Windows-1252', () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-2"?><a>K\u00b3</a>';
  expect(read(latin1(xml))).toEqual([xml.replace('\u00b3', 'ł'), 'iso-8859-2']);
  expect(read(latin1(xml), 'ISO-8859-1')).toEqual([xml, 'windows-1252']);
  expect(read(latin1(xml), 'no-such-thing')[1]).toBe('iso-8859-2');
  expect(read(latin1('<html><meta charset=iso-8859-15>\u00a4'))).toEqual([
    '<html><meta charset=iso-8859-15>€',
    'iso-8859-15',
  ]);
  expect(read(latin1('Küche'))).toEqual(['Küche', 'windows-1252']);
});

test('UTF-8 that is called something else is UTF-8, and one broken byte leaves the rest of it whole', () => {
  expect(read(Buffer.from('Küche'), 'ISO-8859-1')).toEqual(['Küche', 'utf-8']);
  expect(read(Buffer.concat([Buffer.from('Küche'), Buffer.of(0xff)]), 'utf-8')).toEqual([
    'Küche\ufffd',
    'utf-8',
  ]);
});
