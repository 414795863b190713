import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { job, uuid } from '../../testing/engine.ts';
import type { Bytes } from '../../wire/body.ts';
import { type Reading, readLines } from './read-lines.ts';

const JOBS = [1, 2, 3, 4, 5].map((n) => job({ _id: uuid(n), title: `Bäckerei ${n}` }));
const TEXT = JOBS.map((row) => `${JSON.stringify(row)}\n`).join('');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const digest = async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* bytesOf(text: string, { size = 7, breaks = false } = {}): Bytes {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  if (breaks) throw new Error('cut');
}
const read = (bytes: Bytes, options: Partial<Reading> = {}, rows = JOBS.length, hash = hashOf(TEXT)) =>
  readLines(bytes, { hash, rows }, { digest, sizes: { first: 1, rows: 2 }, ...options });

describe('R10.4 a file of the market', () => {
  it('tells of its lines as they come, few at first, and answers the last when it is whole', async () => {
    const told: string[][] = [];
    const end = await read(bytesOf(TEXT), {
      onLines: async (lines) => {
        told.push(lines.map(({ _id }) => _id));
        return true;
      },
    });
    expect(told).toEqual([[uuid(1)], [uuid(2), uuid(3)]]);
    expect(end).toEqual({ end: 'whole', lines: JOBS.slice(3) });
  });

  it('is whole wherever it is cut into pieces, with or without an end of its last line', async () => {
    for (const size of [1, 2, 3, 1000, TEXT.length * 2])
      expect(await read(bytesOf(TEXT, { size }))).toEqual({ end: 'whole', lines: JOBS });
    const open = TEXT.trimEnd();
    expect(await read(bytesOf(open), {}, 5, hashOf(open))).toEqual({ end: 'whole', lines: JOBS });
    expect(await read(bytesOf(''), {}, 0, hashOf(''))).toEqual({ end: 'whole', lines: [] });
  });

  it('is wrong where a line is missing, is no line of ours, or one letter is another', async () => {
    expect(await read(bytesOf(TEXT), {}, 6)).toEqual({ end: 'wrong' });
    expect(await read(bytesOf(TEXT.slice(0, -100)))).toEqual({ end: 'wrong' });
    expect(await read(bytesOf(`${TEXT}{"_id":1}\n`), {}, 6)).toEqual({ end: 'wrong' });
    expect(await read(bytesOf(TEXT.replace('Bäckerei 2', 'Bäckerei 7')))).toEqual({ end: 'wrong' });
  });

  it('is counted where nothing can say its hash', async () => {
    const other = TEXT.replace('Bäckerei 2', 'Bäckerei 7');
    expect(await read(bytesOf(other), { digest: undefined })).toMatchObject({ end: 'whole' });
    expect(await read(bytesOf(other), { digest: undefined }, 4)).toEqual({ end: 'wrong' });
  });

  it('is cut where the line breaks, and ends where nobody wants it any more', async () => {
    expect(await read(bytesOf(TEXT, { breaks: true }))).toEqual({ end: 'cut' });
    expect(await read(bytesOf(TEXT), { onLines: async () => false })).toEqual({ end: 'stopped' });
  });

  it('an error of the store is none of the file', async () => {
    const onLines = () => Promise.reject(new Error('full'));
    await expect(read(bytesOf(TEXT), { onLines })).rejects.toThrow('full');
  });
});
