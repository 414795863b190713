import { expect, it } from 'vitest';
import { outageAsOffline } from './outage-as-offline.ts';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const answering = (status: number) => outageAsOffline(async () => new Response('{}', { status }));

it.each([401, 403, 404, 429, 500, 502, 503])(
  'S1.2 a sign-in service that answers %i is one without answer',
  async (status) => {
    await expect(answering(status)(LOOKUP)).rejects.toBeInstanceOf(TypeError);
    await expect(
      answering(status)('http://localhost:4400/securetoken.googleapis.com/v1/token'),
    ).rejects.toThrow();
  },
);

it('what it says of an account is heard: 200 and 400', async () => {
  expect((await answering(200)(LOOKUP)).status).toBe(200);
  expect((await answering(400)(LOOKUP)).status).toBe(400);
});

it('all other requests pass as they are', async () => {
  expect((await answering(503)('/api/sync')).status).toBe(503);
  expect((await answering(429)(new Request('http://localhost:4400/api/sync'))).status).toBe(429);
});
