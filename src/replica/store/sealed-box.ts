import type { SealKey } from '../../../contract/entities/rights.ts';

/**
 * Public-key encryption of bytes (rule S4): ephemeral ECDH on P-256, HKDF-SHA-256, AES-256-GCM, which every browser's
 * WebCrypto has. A device that holds only the public key can encrypt at any time and never decrypt.
 *
 * Rejected: a key derived from the password. The app does not have the password when a session is ended from another
 * device, and a password reset would make everything unreadable.
 */

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
/** An uncompressed point: a four, then x and y. */
const POINT = 65;
const INFO = new TextEncoder().encode('zusage sealed box 1');
/** Each AES key encrypts exactly one message, so a constant nonce is safe. */
const NONCE = new Uint8Array(12);

/** @param place authenticated with the bytes: a box that was moved does not open */
export async function sealBox(
  subtle: SubtleCrypto,
  { publicKey }: Pick<SealKey, 'publicKey'>,
  bytes: BufferSource,
  place: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const once = (await subtle.generateKey(CURVE, false, ['deriveBits'])) as CryptoKeyPair;
  const from = new Uint8Array(await subtle.exportKey('raw', once.publicKey));
  const to = fromBase64url(publicKey);
  const theirs = await subtle.importKey('raw', to, CURVE, false, []);
  const key = await deriveKey(subtle, { mine: once.privateKey, theirs, salt: joined(from, to) });
  return joined(from, new Uint8Array(await subtle.encrypt(cipher(place), key, bytes)));
}

/** Throws where the key or the place is another, or the bytes were changed. */
export async function openBox(
  subtle: SubtleCrypto,
  { publicKey, privateKey }: Required<SealKey>,
  box: ArrayBuffer,
  place: string,
): Promise<ArrayBuffer> {
  const to = fromBase64url(publicKey);
  const from = new Uint8Array(box, 0, POINT);
  const jwk = {
    kty: 'EC',
    crv: CURVE.namedCurve,
    d: privateKey,
    x: toBase64url(to.slice(1, 33)),
    y: toBase64url(to.slice(33)),
  };
  const mine = await subtle.importKey('jwk', jwk, CURVE, false, ['deriveBits']);
  const theirs = await subtle.importKey('raw', from, CURVE, false, []);
  const key = await deriveKey(subtle, { mine, theirs, salt: joined(from, to) });
  return subtle.decrypt(cipher(place), key, new Uint8Array(box, POINT));
}

type Agreement = { mine: CryptoKey; theirs: CryptoKey; salt: Uint8Array<ArrayBuffer> };

async function deriveKey(subtle: SubtleCrypto, { mine, theirs, salt }: Agreement): Promise<CryptoKey> {
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, mine, 256);
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: INFO },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function cipher(place: string): AesGcmParams {
  return { name: 'AES-GCM', iv: NONCE, additionalData: new TextEncoder().encode(place) };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}

function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
