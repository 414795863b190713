import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Older hashes keep their parameters. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify(argon2);
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for an account without a password, or for none: how long an answer takes tells nothing. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
};

/**
 * @param pepper a secret outside the database that goes into every hash
 * @param randomBytes for salts
 */
export function passwordsOf(pepper: Uint8Array, randomBytes: (count: number) => Uint8Array): Passwords {
  const digest = (
    password: string,
    nonce: Uint8Array,
    { memory, passes, parallelism }: { memory: number; passes: number; parallelism: number },
  ) =>
    derive('argon2id', {
      // The same letters typed on another system are the same password.
      message: password.normalize('NFKC'),
      nonce,
      memory,
      passes,
      parallelism,
      tagLength: HASH_BYTES,
      secret: pepper,
    });
  const CURRENT = { memory: MEMORY_KIB, passes: PASSES, parallelism: 1 };

  return {
    async hash(password) {
      const salt = Buffer.from(randomBytes(SALT_BYTES));
      const hash = await digest(password, salt, CURRENT);
      return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(hash)}`;
    },
    async matches(password, stored) {
      const parts = PHC.exec(stored ?? '');
      if (parts === null) {
        await digest(password, new Uint8Array(SALT_BYTES), CURRENT);
        return false;
      }
      const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
      const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const known = Buffer.from(hash, 'base64');
      const found = await digest(password, Buffer.from(salt, 'base64'), cost);
      return known.length === found.length && timingSafeEqual(known, found);
    },
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
