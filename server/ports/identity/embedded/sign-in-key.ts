import { hkdfSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSecret } from '../../../base/secret-file.ts';
import { StartFailure } from '../../../base/start-failure.ts';

const BYTES = 32;
const FILE = 'sign-in.key';

/**
 * The secret that the database does not hold: without it a stolen copy of the database signs no token, and passwords
 * cannot even be guessed. All processes over one database need the same one.
 */
export type SignInKey = {
  /** Encrypts the private keys that sign tokens. */
  readonly forSigningKeys: Uint8Array;
  /** Goes into every password's hash. */
  readonly forPasswords: Uint8Array;
};

/** @param secret 32 bytes */
export function deriveSignInKey(secret: Uint8Array): SignInKey {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, BYTES));
  return { forSigningKeys: derive('signing keys'), forPasswords: derive('passwords') };
}

/**
 * The secret of the settings, or the one in the data folder, which is made at the first start.
 * @param text base64url
 * @throws StartFailure when it is not 32 bytes
 */
export function keepSignInKey(
  text: string | undefined,
  dataDir: string,
  randomBytes: (count: number) => Uint8Array,
): SignInKey {
  if (text !== undefined) return deriveSignInKey(read(text, 'SIGN_IN_KEY'));
  const path = join(dataDir, FILE);
  if (!existsSync(path)) writeSecret(path, Buffer.from(randomBytes(BYTES)).toString('base64url'));
  return deriveSignInKey(read(readFileSync(path, 'utf8').trim(), path));
}

function read(text: string, place: string): Uint8Array {
  const secret = Buffer.from(text, 'base64url');
  if (secret.length === BYTES && secret.toString('base64url') === text.replace(/=+$/, '')) return secret;
  throw new StartFailure(
    `${place} must be ${BYTES} random bytes as base64url; put a backup of the key there, because without the same key nobody can sign in.`,
  );
}
