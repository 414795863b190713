import { createHash } from 'node:crypto';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { PUSH_DEVICES_MAX } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { queueTestPush } from '../../domain/notification/push.ts';

/** Remembers a device. A browser that changed hands belongs to who registered it last; the twenty-first leaves. */
export async function register(
  { tx, now }: CallContext,
  { endpoint, keys, zone }: ArgsOf<'push.register'>,
  uid: string,
): Promise<AnswerOf<'push.register'>> {
  const device = {
    user_id: uid,
    p256dh: keys.p256dh,
    auth: keys.auth,
    created_at: now,
    zone: zone !== undefined && isZone(zone) ? zone : null,
    failing_since: null,
  };
  await tx
    .insertInto('push_device')
    .values({ endpoint, ...device })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute();
  await tx
    .deleteFrom('push_device')
    .where('endpoint', 'in', (eb) =>
      eb
        .selectFrom('push_device')
        .select('endpoint')
        .where('user_id', '=', uid)
        // The one that registers now stays, also where others did so at the same instant.
        .where('endpoint', '<>', endpoint)
        .orderBy('created_at', 'desc')
        .orderBy('endpoint')
        .offset(PUSH_DEVICES_MAX - 1),
    )
    .execute();
  return { registered: true };
}

/** A device may know a zone that this server's tables do not have. */
function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Sends a test to one of the caller's devices. */
export async function testDevice(
  context: CallContext,
  { endpointHash }: ArgsOf<'push.test'>,
  uid: string,
): Promise<AnswerOf<'push.test'>> {
  const devices = await context.tx
    .selectFrom('push_device')
    .select('endpoint')
    .where('user_id', '=', uid)
    .execute();
  const device = devices.find(({ endpoint }) => hashOf(endpoint) === endpointHash);
  if (device) await queueTestPush(context, device.endpoint);
  return { registered: device !== undefined };
}

/** Forgets one of the caller's devices; one that is unknown is forgotten already. */
export async function unregister(
  { tx }: CallContext,
  { endpoint, endpointHash }: ArgsOf<'push.unregister'>,
  uid: string,
): Promise<AnswerOf<'push.unregister'>> {
  const devices = await tx.selectFrom('push_device').select('endpoint').where('user_id', '=', uid).execute();
  const gone = devices.filter((one) => one.endpoint === endpoint || hashOf(one.endpoint) === endpointHash);
  for (const one of gone)
    await tx
      .deleteFrom('push_device')
      .where('endpoint', '=', one.endpoint)
      .where('user_id', '=', uid)
      .execute();
  return { registered: false };
}

/** The caller's devices, last registered first. */
export async function listDevices(
  { tx }: CallContext,
  _args: ArgsOf<'push.list'>,
  uid: string,
): Promise<AnswerOf<'push.list'>> {
  const rows = await tx
    .selectFrom('push_device')
    .where('user_id', '=', uid)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .execute();
  return rows.map((row) => ({
    endpointHash: hashOf(row.endpoint),
    service: new URL(row.endpoint).host,
    registeredAt: row.created_at.toISOString(),
    lastPushAt: row.last_push_at?.toISOString() ?? null,
  }));
}

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');
