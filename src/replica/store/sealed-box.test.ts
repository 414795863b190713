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

it('S4 what is locked away with the public half is opened by the private half, and by no other', async () => {
  const [ada, ben] = [await newPair(), await newPair()];
  const bytes = new TextEncoder().encode('Ich backe zu Hause.');
  const box = await sealBox(subtle, { publicKey: ada.publicKey }, bytes, PLACE);
  expect(Buffer.from(box).includes('backe')).toBe(false);
  expect(new Uint8Array(await openBox(subtle, ada, box.buffer, PLACE))).toEqual(bytes);
  await expect(openBox(subtle, ben, box.buffer, PLACE)).rejects.toThrow();
});

it('S4 a box opens nowhere but where it was put, and not once it was changed', async () => {
  const ada = await newPair();
  const box = await sealBox(subtle, ada, new Uint8Array([1, 2, 3]), PLACE);
  await expect(openBox(subtle, ada, box.buffer, '/.box/ada/2/contents')).rejects.toThrow();
  box[box.length - 1] = (box.at(-1) as number) ^ 1;
  await expect(openBox(subtle, ada, box.buffer, PLACE)).rejects.toThrow();
});

it('S4 the same words locked away twice look different', async () => {
  const ada = await newPair();
  const bytes = new Uint8Array([1, 2, 3]);
  const [one, other] = [await sealBox(subtle, ada, bytes, PLACE), await sealBox(subtle, ada, bytes, PLACE)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
});
