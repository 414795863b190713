import { createECDH, randomBytes } from 'node:crypto';
import { PUSH_SERVICE, type TestApp } from './test-app.ts';

/** Registers a device of an account; gives its endpoint. */
export async function withDevice(t: TestApp, uid: string, service = PUSH_SERVICE): Promise<string> {
  const endpoint = `${service}/${uid}-${randomBytes(4).toString('hex')}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await t.db
    .insertInto('push_device')
    .values({ endpoint, user_id: uid, p256dh, auth, created_at: t.now })
    .execute();
  return endpoint;
}
