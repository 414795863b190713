import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../../contract/entities/file.ts';
import { FILE_MAX } from '../../../contract/limits.ts';
import { uuid } from '../testing/engine.ts';
import { type FilePorts, prepareFile } from './prepare-file.ts';
import { FILES_HERE_MAX, LEFT_FREE, roomFor } from './room-for-files.ts';

const MB = 1024 * 1024;

function ports(more: Partial<FilePorts> = {}): FilePorts {
  return {
    newId: () => uuid(1),
    subtle: webcrypto.subtle,
    shrink: async () => null,
    estimate: async () => undefined,
    bytesHere: async () => 0,
    ...more,
  };
}

const chosen = (name: string, type: string, content: string | Uint8Array<ArrayBuffer> = 'Hallo') =>
  new File([content], name, { type });

describe('W9.1 a chosen file', () => {
  it('is kept with its bytes, their number and their hash', async () => {
    const file = await prepareFile(chosen('Brief.txt', 'text/plain'), 'message', ports());
    expect(file).toMatchObject({
      id: uuid(1),
      name: 'Brief.txt',
      mime: 'text/plain',
      size: 5,
      purpose: 'message',
    });
    expect(file.hash).toBe(createHash('sha256').update('Hallo').digest('hex'));
    expect(new TextDecoder().decode(file.bytes)).toBe('Hallo');
  });

  it.each([
    ['film.mp4', 'video/mp4', 'message', 'type_not_allowed'],
    ['page.html', 'text/html', 'message', 'type_not_allowed'],
    ['cv.pdf', 'application/pdf', 'user', 'type_not_allowed'],
    ['what', '', 'message', 'type_not_allowed'],
    ['IMG_1.HEIC', 'image/heic', 'message', 'heic'],
  ] as const)('%s (%s) for %s: %s', async (name, type, purpose, code) => {
    await expect(prepareFile(chosen(name, type), purpose, ports())).rejects.toMatchObject({ code });
  });

  it('is told by its name where the device does not know its type', async () => {
    const file = await prepareFile(chosen('Lebenslauf.ODT', ''), 'application', ports());
    expect(file).toMatchObject({
      mime: 'application/vnd.oasis.opendocument.text',
      name: 'Lebenslauf.ODT',
    });
  });

  it('is refused when it is empty, too large, or cannot be read', async () => {
    const prepare = (file: File) => prepareFile(file, 'message', ports());
    await expect(prepare(chosen('a.txt', 'text/plain', ''))).rejects.toMatchObject({ code: 'empty' });
    const large = new Uint8Array(FILE_MAX.bytes + 1);
    await expect(prepare(chosen('a.pdf', 'application/pdf', large))).rejects.toMatchObject({
      code: 'too_large',
    });
    await expect(prepare(chosen('a.png', 'image/png', large))).rejects.toMatchObject({ code: 'too_large' });
    const gone = Object.assign(chosen('a.txt', 'text/plain'), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
    await expect(prepare(gone)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('is an image made smaller where the browser can, and the original where it cannot', async () => {
    const photo = chosen('Foto.png', 'image/png', new Uint8Array(5000));
    const small = new Blob([new Uint8Array(300)], { type: 'image/webp' });
    const asked: unknown[] = [];
    const shrink: FilePorts['shrink'] = async (_, options) => {
      asked.push(options);
      return small;
    };
    expect(await prepareFile(photo, 'message', ports({ shrink }))).toMatchObject({
      mime: 'image/webp',
      size: 300,
      name: 'Foto.webp',
    });
    await prepareFile(photo, 'user', ports({ shrink }));
    expect(asked).toEqual([
      { edge: 1600, mime: 'image/png' },
      { edge: 512, mime: 'image/png' },
    ]);
    const broken = async () => Promise.reject(new Error('decode'));
    expect(await prepareFile(photo, 'message', ports({ shrink: broken }))).toMatchObject({ size: 5000 });
    const larger = async () => new Blob([new Uint8Array(9000)], { type: 'image/webp' });
    expect(await prepareFile(photo, 'message', ports({ shrink: larger }))).toMatchObject({
      name: 'Foto.png',
    });
  });

  it('gets a name that every server takes', async () => {
    const named = async (name: string) =>
      (await prepareFile(chosen(name, 'application/pdf'), 'message', ports())).name;
    expect(await named('rechnung\u202efdp.exe')).toBe('rechnungfdp.exe.pdf');
    expect(await named('a/b\\c.pdf')).toBe('a-b-c.pdf');
    expect(await named('.pdf')).toBe('file.pdf');
    for (const name of [`${'ü'.repeat(300)}.pdf`, `${'🙂'.repeat(200)}.pdf`, ' ', '\u0000'])
      expect(fileName.safeParse(await named(name)).success).toBe(true);
  });
});

describe('S2.2 room for files', () => {
  it('is limited by what lies here already, by a share of a small quota, and by what is free', () => {
    expect(roomFor(MB, 0)).toBeNull();
    expect(roomFor(MB, FILES_HERE_MAX.bytes)).toBe('too_much_waiting');
    expect(roomFor(30 * MB, 0, { usage: 0, quota: 100 * MB })).toBe('too_much_waiting');
    expect(roomFor(MB, 0, { usage: 990 * MB, quota: 1000 * MB })).toBe('no_space');
    expect(roomFor(MB, 0, { usage: 1000 * MB - MB - LEFT_FREE, quota: 1000 * MB })).toBeNull();
  });

  it('keeps nothing of a file there is no room for', async () => {
    const full = ports({ estimate: async () => ({ usage: 999, quota: 1000 }) });
    const file = chosen('a.txt', 'text/plain');
    await expect(prepareFile(file, 'message', full)).rejects.toMatchObject({ code: 'no_space' });
  });
});
