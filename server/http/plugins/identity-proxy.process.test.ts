import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../../ports/identity/emulator.ts';
import { SECRET_HEADER } from '../../ports/identity/emulator-gate.ts';
import { embeddedIdentity, type FirebaseIdentity } from '../../ports/identity/firebase-identity.ts';
import { installErrors } from './errors.ts';
import { installIdentityProxy } from './identity-proxy.ts';
import { installLoopbackOnly } from './loopback-only.ts';

const PROJECT = 'demo-zusage';
const EVIL = 'https://evil.example';
const QUERY = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:query`;
const client = (method: string) => `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
const person = { email: 'mia@example.org', password: 'secret-1', returnSecureToken: true };

let folder: string;
let emulator: Emulator;
let identity: FirebaseIdentity;
let app: FastifyInstance;
let port: number;
let uid: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-proxy-'));
  emulator = await startEmulator({
    projectId: PROJECT,
    port: 0,
    dataDir: folder,
    secret: 'a-secret-of-this-test',
    onRestart() {},
    onLost() {},
  });
  identity = embeddedIdentity(PROJECT, emulator, {
    publicUrl: 'https://zusage.example',
    clock: () => new Date(),
  });
  app = Fastify();
  installErrors(app, () => {});
  installLoopbackOnly(app);
  await installIdentityProxy(app, emulator);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const made = await post(port, client('signUp'), person);
  uid = String(made.body.localId);
}, 60_000);
afterAll(async () => {
  await app.close();
  await identity.close();
  await emulator.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
  text: string;
};

/** Over real HTTP, with headers that `fetch` would not send. */
function post(
  to: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: to,
        path,
        method,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          const parsed = text.startsWith('{') ? JSON.parse(text) : {};
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parsed, text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? JSON.stringify(body) : undefined);
  });
}

const own = () => Number(emulator.address.split(':')[1]);
const owner = { authorization: 'Bearer owner' };

test('the emulator’s own port answers nobody but this server: not with the known word, from a page, or by a foreign name', async () => {
  const secret = { [SECRET_HEADER]: emulator.secret };
  for (const headers of [
    {},
    owner,
    { ...owner, origin: EVIL },
    { ...owner, host: 'evil.example' },
    { ...owner, [SECRET_HEADER]: 'a-secret-of-some-test' },
    { authorization: 'Bearer ya29.service-account' },
    { ...owner, ...secret, origin: EVIL },
    { ...owner, ...secret, host: 'evil.example' },
  ]) {
    for (const method of ['POST', 'OPTIONS', 'GET']) {
      const answer = await post(own(), QUERY, {}, headers, method);
      expect([answer.status, answer.text]).toEqual([403, 'this port answers its own server only\n']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  }
  expect((await post(own(), client('signInWithPassword'), person)).status).toBe(403);
  // What our own process may: the gate is no wall.
  expect((await post(own(), QUERY, {}, { ...owner, ...secret })).body.recordsCount).toBe('1');
  expect((await identity.auth.getUser(uid)).email).toBe(person.email);
});

test('a page of this server signs in, a page of another is refused and reads nothing', async () => {
  const signIn = (headers: Record<string, string>) =>
    post(port, client('signInWithPassword'), person, headers);
  const host = `localhost:${port}`;
  for (const headers of [{}, { host, origin: `http://${host}` }]) {
    const answer = await signIn(headers as Record<string, string>);
    expect([answer.status, answer.body.localId]).toEqual([200, uid]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
  for (const origin of [EVIL, 'null', 'http://localhost:1', `http://evil.example:${port}`]) {
    const answer = await signIn({ origin });
    expect([answer.status, answer.text.includes(uid)]).toEqual([403, false]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
  const rebound = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` };
  expect((await signIn(rebound)).status).toBe(403);
});

test('no administrator comes through the proxy, whatever a request claims to be', async () => {
  for (const headers of [
    owner,
    { ...owner, [SECRET_HEADER]: emulator.secret },
    { authorization: 'Bearer ya29.x' },
  ]) {
    const answer = await post(port, QUERY, {}, headers as Record<string, string>);
    expect([answer.status, answer.text.includes(person.email)]).toEqual([403, false]);
  }
});

test('invented tokens of identity providers and custom tokens sign nobody in, and no call tells who has an account', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const google = JSON.stringify({ sub: 'abc', email: person.email, email_verified: true });
  const custom = `${part({ alg: 'none' })}.${part({ uid, aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit' })}.`;
  for (const [method, body] of [
    [
      'signInWithIdp',
      {
        postBody: `id_token=${encodeURIComponent(google)}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      },
    ],
    ['signInWithCustomToken', { token: custom, returnSecureToken: true }],
    ['createAuthUri', { identifier: person.email, continueUri: 'http://localhost' }],
  ] as const) {
    const answer = await post(port, client(method), body);
    expect([method, answer.status, answer.body.idToken, answer.body.registered]).toEqual([
      method,
      404,
      undefined,
      undefined,
    ]);
  }
});
