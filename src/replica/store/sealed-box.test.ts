import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBox, sealBox } from './sealed-box.ts';

const { subtle } = crypto;
const PLACE = '/.box/ada/1/contents';

async function newPair() {
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const raw = Buffer.from(await subtle.exportKey('raw', pair.publicKey));
  const { d } = await subtle.exportKey('jwk', pair.privateKey);
  return { publicKey: raw.toString('base64url'), privateKey: d as string };
}

it('S4.3 what is locked away with the public half is opened by the private half, and by no other', async () => {
  const [ada, ben] = [await newPair(), await newPair()];
  const bytes = new TextEncoder().encode('Ich backe zu Hause.');
  const box = await sealBox(subtle, { publicKey: ada.publicKey }, bytes, PLACE);
  expect(Buffer.from(box).includes('backe')).toBe(false);
  expect(new Uint8Array(await openBox(subtle, ada, box.buffer, PLACE))).toEqual(bytes);
  await expect(openBox(subtle, ben, box.buffer, PLACE)).rejects.toThrow();
});

/** By another library, from the private half alone: what is in the box, as the header of sealed-box.ts describes it. */
function openElsewhere(privateKey: string, box: Uint8Array, place: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const [from, sealed, tag] = [box.subarray(0, 65), box.subarray(65, -16), box.subarray(-16)];
  const salt = Buffer.concat([from, pair.getPublicKey()]);
  const key = hkdfSync('sha256', pair.computeSecret(from), salt, 'zusage sealed box 1', 32);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.alloc(12));
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
}

it('S4.4 its key comes from what only the two private halves can agree on; boxes of earlier visits stay readable', async () => {
  const ada = await newPair();
  const box = await sealBox(subtle, { publicKey: ada.publicKey }, new TextEncoder().encode('Hallo'), PLACE);
  expect(openElsewhere(ada.privateKey, box, PLACE)).toBe('Hallo');
});

it('S4.3 a box opens nowhere but where it was put, and not once it was changed', async () => {
  const ada = await newPair();
  const box = await sealBox(subtle, ada, new Uint8Array([1, 2, 3]), PLACE);
  await expect(openBox(subtle, ada, box.buffer, '/.box/ada/2/contents')).rejects.toThrow();
  box[box.length - 1] = (box.at(-1) as number) ^ 1;
  await expect(openBox(subtle, ada, box.buffer, PLACE)).rejects.toThrow();
});

it('S4.2 the same words locked away twice look different', async () => {
  const ada = await newPair();
  const bytes = new Uint8Array([1, 2, 3]);
  const [one, other] = [await sealBox(subtle, ada, bytes, PLACE), await sealBox(subtle, ada, bytes, PLACE)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
});
