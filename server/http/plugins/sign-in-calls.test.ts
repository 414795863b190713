import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedIdentity } from '../../ports/identity/embedded/embedded-identity.ts';
import { deriveSignInKey } from '../../ports/identity/embedded/sign-in-key.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { installErrors } from './errors.ts';
import { installSignInCalls } from './sign-in-calls.ts';

const EVIL = 'https://evil.example';
const OWN = 'zusage.example';
const call = (method: string) => `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=embedded`;
const person = { email: 'mia@example.org', password: 'secret-1', returnSecureToken: true };

onDatabase((app) => {
  let http: FastifyInstance;
  let faults: unknown[];
  beforeEach(async () => {
    const { service } = await openEmbeddedIdentity({
      db: app().db,
      clock: () => app().now,
      newId: () => v7(),
      randomBytes: (count) => randomBytes(count),
      key: deriveSignInKey(new Uint8Array(32)),
      projectId: 'demo-zusage',
      publicUrl: `https://${OWN}`,
    });
    http = Fastify();
    faults = [];
    installErrors(http, (_event, error) => faults.push(error));
    await installSignInCalls(http, { service, publicUrl: `https://${OWN}` });
  });
  afterEach(() => http.close());
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    http.inject({ method: 'POST', url, payload: payload as object, headers: { host: OWN, ...headers } });

  test('a page of this server signs in; one of another, or under another name, is refused and reads nothing', async () => {
    const made = await post(call('signUp'), person);
    expect(made.statusCode).toBe(200);
    const uid = made.json().localId;
    for (const [host, origin] of [
      [OWN, undefined],
      [OWN, `https://${OWN}`],
      ['localhost:4400', 'http://localhost:4400'],
      ['127.0.0.1:4400', undefined],
    ] as const) {
      const headers = { host, ...(origin === undefined ? {} : { origin }) };
      const answer = await post(call('signInWithPassword'), person, headers);
      expect([host, answer.statusCode, answer.json().localId]).toEqual([host, 200, uid]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    for (const [host, origin] of [
      [OWN, EVIL],
      [OWN, 'null'],
      [OWN, 'http://localhost:1'],
      [OWN, `https://${OWN}:8443`],
      ['evil.example', 'https://evil.example'],
      ['localhost.evil.example', undefined],
    ] as const) {
      const headers = { host, ...(origin === undefined ? {} : { origin }) };
      const answer = await post(call('signInWithPassword'), person, headers);
      expect([host, answer.statusCode, answer.body.includes(uid)]).toEqual([host, 403, false]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('there is no administrator, and no call that believes what anybody could have written', async () => {
    await post(call('signUp'), person);
    for (const authorization of ['Bearer owner', 'Bearer ya29.service-account'])
      for (const path of ['query', 'lookup', 'update', 'delete', 'batchGet', 'sendOobCode']) {
        const url = `/identitytoolkit.googleapis.com/v1/projects/demo-zusage/accounts:${path}`;
        const answer = await post(url, { email: [person.email] }, { authorization });
        expect([path, answer.statusCode, answer.body.includes(person.email)]).toEqual([path, 404, false]);
      }
    for (const method of ['signInWithIdp', 'createAuthUri', 'sendOobCode', 'issueSamlResponse'])
      expect((await post(call(method), { identifier: person.email, email: person.email })).statusCode).toBe(
        404,
      );
    // A token that says who somebody is, as a hosted project's server would sign it, is none of ours.
    const claims = Buffer.from(JSON.stringify({ uid: 'mia' })).toString('base64url');
    const custom = await post(call('signInWithCustomToken'), {
      token: `e30.${claims}.`,
      returnSecureToken: true,
    });
    expect([custom.statusCode, custom.json().error.message]).toEqual([400, 'INVALID_CUSTOM_TOKEN']);
    expect(
      (await http.inject({ url: '/emulator/v1/projects/demo-zusage/oobCodes', headers: { host: OWN } }))
        .statusCode,
    ).toBe(404);
  });

  test('a refusal has the form that the client reads, and no nonsense is a fault of ours', async () => {
    const weak = await post(call('signUp'), { ...person, password: 'x' });
    const message = 'WEAK_PASSWORD : Password should be at least 6 characters';
    expect([weak.statusCode, weak.json()]).toEqual([
      400,
      { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    ]);
    for (const [body, type] of [
      ['', 'application/json'],
      ['null', 'application/json'],
      ['[]', 'application/json'],
      ['{"email":{"$ne":""},"password":["a"]}', 'application/json'],
      [JSON.stringify({ email: `${'a'.repeat(17_000)}@example.org` }), 'application/json'],
      ['{', 'application/json'],
      ['<xml/>', 'text/xml'],
      ['email=a&email=b', 'application/x-www-form-urlencoded'],
    ] as const)
      for (const method of ['signUp', 'signInWithPassword', 'lookup', 'update', 'resetPassword', 'delete']) {
        const answer = await post(call(method), body, { 'content-type': type });
        expect([body.slice(0, 40), method, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([
          body.slice(0, 40),
          method,
          true,
        ]);
      }
    expect(faults).toEqual([]);
  });

  test('the rules for passwords and the public keys are told to everybody', async () => {
    const get = async (url: string) => (await http.inject({ url, headers: { host: OWN } })).json();
    expect(await get('/identitytoolkit.googleapis.com/v2/passwordPolicy?key=embedded')).toMatchObject({
      schemaVersion: 1,
      customStrengthOptions: { minPasswordLength: 6 },
    });
    const { keys } = await get('/.well-known/jwks.json');
    expect(keys).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig' })]);
    expect(keys[0]).not.toHaveProperty('d');
  });
});
