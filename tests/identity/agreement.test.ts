import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSignInCalls } from '../../server/http/plugins/sign-in-calls.ts';
import {
  type EmbeddedIdentity,
  openEmbeddedIdentity,
} from '../../server/ports/identity/embedded/embedded-identity.ts';
import { deriveSignInKey } from '../../server/ports/identity/embedded/sign-in-key.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import recorded from './emulator-answers.json' with { type: 'json' };
import { type Heard, playToolkitCalls } from './toolkit-calls.ts';

/** Where our service answers otherwise on purpose, with the reason. */
const DIFFERENT: Record<string, { answer: Heard; because: string }> = {
  'sign up: not even text': {
    answer: { status: 400, error: 'MISSING_EMAIL', fields: ['error'] },
    because: 'what is no text is no address; the emulator tells of its schema',
  },
  ...Object.fromEntries(
    ['sign in: wrong password', 'sign in: unknown address', 'sign in: password of before'].map((name) => [
      name,
      {
        answer: { status: 400, error: 'INVALID_LOGIN_CREDENTIALS', fields: ['error'] },
        because: 'nobody learns which addresses have an account, as with a hosted project that protects them',
      },
    ]),
  ),
  'update: confirm the address': {
    answer: {
      status: 200,
      fields: ['email', 'emailVerified', 'kind', 'localId', 'providerUserInfo'],
    },
    because: 'no hash of a password leaves the server',
  },
  recaptcha: {
    answer: { status: 200, fields: ['recaptchaEnforcementState'] },
    because: 'the emulator has none; the client asks for it where it is refused once',
  },
};

let embedded: EmbeddedIdentity;
let http: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openMigrated();
  close = () => database.close();
  embedded = await openEmbeddedIdentity({
    db: database.db,
    clock: () => new Date(),
    newId: () => v7(),
    randomBytes: (count) => randomBytes(count),
    key: deriveSignInKey(new Uint8Array(32)),
    projectId: 'demo-zusage',
    publicUrl: 'https://zusage.example',
  });
  http = Fastify();
  await installSignInCalls(http, { service: embedded.service, publicUrl: 'https://zusage.example' });
});
afterAll(async () => {
  await http.close();
  await close();
});

test('the client is answered as the Auth emulator of firebase-tools 15.34.2 answered it, but where that is said', async () => {
  const { identity } = embedded;
  const codeOf = (link: string | undefined) => new URL(String(link)).searchParams.get('token') ?? '';
  const heard = await playToolkitCalls({
    origin: await http.listen({ port: 0, host: '127.0.0.1' }),
    code: async (kind, mail) =>
      codeOf(await (kind === 'reset' ? identity.resetLink(mail) : identity.verifyLink(mail))),
    disable: (uid) => identity.setDisabled(uid, true),
  });
  const answers: Record<string, Heard> = recorded;
  const expected = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      DIFFERENT[name]?.answer ?? {
        ...answer,
        fields: answer.fields.filter((field) => field !== 'passwordHash'),
      },
    ]),
  );
  expect(heard).toEqual(expected);
});
