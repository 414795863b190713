import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { PASSWORD_MIN_DEFAULT } from '../../../contract/limits.ts';
import { installIdentityProxy } from './identity-proxy.ts';

test('the rules for passwords are told without the embedded sign-in service, which has none', async () => {
  const app = Fastify();
  await installIdentityProxy(app, { address: '127.0.0.1:9', secret: 'a-secret-of-this-test' });
  const { statusCode, body } = await app.inject('/identitytoolkit.googleapis.com/v2/passwordPolicy?key=demo');
  expect([statusCode, JSON.parse(body)]).toMatchObject([
    200,
    { schemaVersion: 1, customStrengthOptions: { minPasswordLength: PASSWORD_MIN_DEFAULT } },
  ]);
  await app.close();
});
