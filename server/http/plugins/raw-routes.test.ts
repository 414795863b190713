import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { API_BASE, CONFIG_PATH, HEALTH_PATH } from '../../../contract/calls.ts';
import { MANIFEST_PATH, SEGMENT_PATH } from '../../../contract/market-files.ts';
import { rawRoutes, UNSUBSCRIBE_PATH } from '../../../contract/raw-routes.ts';
import { SIGN_IN } from '../../../contract/sign-in-ways.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';

/** Nobody signs in here. Whatever is not named asks for an account, and a route that comes is covered by itself. */
const PUBLIC = new Set<string>([
  `GET ${API_BASE}${HEALTH_PATH}`,
  `GET ${API_BASE}${HEALTH_PATH}/live`,
  `GET ${API_BASE}${HEALTH_PATH}/ready`,
  `GET ${API_BASE}${CONFIG_PATH}`,
  `GET ${API_BASE}/metrics`,
  `GET ${API_BASE}/openapi.json`,
  `GET ${MANIFEST_PATH}`,
  `GET ${SEGMENT_PATH}`,
  `POST ${API_BASE}/billing/stripe-events`,
  ...Object.values(SIGN_IN).map((path) => `POST ${path}`),
  `GET ${UNSUBSCRIBE_PATH}`,
  `POST ${UNSUBSCRIBE_PATH}`,
]);

onDatabase((app) => {
  test('an ended session opens no raw route, and closes none that is open to everybody', async () => {
    const t = app();
    t.signIn('mia', { signedInAt: t.now });
    await seeker(t, 'mia');
    expect((await t.call('mia', 'session.revoke', {})).data).toEqual({ ended: 1 });
    // This process asks the database once a minute.
    t.now = new Date(t.now.getTime() + 60_000);
    for (const { method, path } of rawRoutes) {
      const asked: InjectOptions = {
        // Signals never end by themselves.
        payloadAsStream: true,
        method,
        url: path.replace(/:\w+/g, () => v7()),
        headers: { authorization: 'Bearer mia', 'content-type': 'application/octet-stream' },
      };
      const response = await t.app.inject(asked);
      const refused =
        response.statusCode === 401 && (await text(response.stream())).includes('"session_ended"');
      expect([method, path, refused]).toEqual([method, path, !PUBLIC.has(`${method} ${path}`)]);
    }
  });
});
