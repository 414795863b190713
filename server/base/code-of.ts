/** Crockford's base32: no letter that is mistaken for a digit, on the phone or when it is typed over. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A character for each random byte: 256 is a multiple of 32, so each is as likely as the others. */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
