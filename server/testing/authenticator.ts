import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** What somebody may get wrong on purpose. */
type Asked = { challenge: string; origin?: string; rpId?: string; verified?: boolean; counter?: number };

/** An authenticator with one key (ES256), as a browser would answer with it. */
export function authenticator(home = { origin: 'https://zusage.example', rpId: 'zusage.example' }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = text(credentialId);
  let used = 0;

  const client = (type: string, { challenge, origin = home.origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = ({ rpId = home.rpId, verified = true }: Asked, counter: number, attested?: Uint8Array) => {
    const head = Buffer.alloc(37);
    sha256(rpId).copy(head);
    head[32] = FLAGS.present | (verified ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0);
    head.writeUInt32BE(counter, 33);
    return attested ? Buffer.concat([head, attested]) : head;
  };
  const key = () => {
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]);
  };

  return {
    id,
    /** For `passkey.add`. */
    register(asked: Asked) {
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data(asked, 0, key()))],
      ]);
      return {
        id,
        clientDataJSON: text(client('webauthn.create', asked)),
        attestationObject: text(isoCBOR.encode(object as never)),
        transports: ['internal'],
      };
    },
    /** For a sign-in. The counter grows with each, unless it is said. */
    answer(asked: Asked) {
      used = asked.counter ?? used + 1;
      const authenticatorData = data(asked, used);
      const clientData = client('webauthn.get', asked);
      return {
        id,
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)),
      };
    },
  };
}
