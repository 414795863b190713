import { createHash } from 'node:crypto';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { PUSH_DEVICES_MAX } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { queueTestPush } from '../../domain/notification/push.ts';

/**
 * Remembers a device. A browser that changed hands belongs to who registered it last; the twenty-first leaves. One that its
 * person has stopped from elsewhere registers by itself each time it is opened, and is not taken: with another endpoint,
 * which it gets when it is switched on, it is.
 */
export async function register(
  { tx, now }: CallContext,
  { endpoint, keys, zone }: ArgsOf<'push.register'>,
  uid: string,
): Promise<AnswerOf<'push.register'>> {
  const stopped = await tx
    .selectFrom('push_device')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', uid)
    .where('stopped_at', 'is not', null)
    .select('endpoint')
    .executeTakeFirst();
  if (stopped) return { registered: false };
  const device = {
    user_id: uid,
    p256dh: keys.p256dh,
    auth: keys.auth,
    seen_at: now,
    stopped_at: null,
    zone: zone !== undefined && isZone(zone) ? zone : null,
    failing_since: null,
  };
  await tx
    .insertInto('push_device')
    .values({ endpoint, created_at: now, ...device })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet((eb) => ({
        ...device,
        created_at: eb
          .case()
          .when('push_device.user_id', '=', uid)
          .then(eb.ref('push_device.created_at'))
          .else(eb.val(now))
          .end(),
      })),
    )
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
        .orderBy((row) => row.fn.coalesce('seen_at', 'created_at'), 'desc')
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
    .where('stopped_at', 'is', null)
    .execute();
  const device = devices.find(({ endpoint }) => hashOf(endpoint) === endpointHash);
  if (device) await queueTestPush(context, device.endpoint);
  return { registered: device !== undefined };
}

/**
 * Forgets the caller's device in hand, which names its endpoint, and stops another one, of which only the hash is known; one
 * that is unknown is forgotten already.
 */
export async function unregister(
  { tx, now }: CallContext,
  { endpoint, endpointHash }: ArgsOf<'push.unregister'>,
  uid: string,
): Promise<AnswerOf<'push.unregister'>> {
  const devices = await tx.selectFrom('push_device').select('endpoint').where('user_id', '=', uid).execute();
  const inHand = devices.find((one) => one.endpoint === endpoint);
  if (inHand)
    await tx
      .deleteFrom('push_device')
      .where('endpoint', '=', inHand.endpoint)
      .where('user_id', '=', uid)
      .execute();
  const other = devices.find((one) => hashOf(one.endpoint) === endpointHash);
  if (other)
    await tx
      .updateTable('push_device')
      .set({ stopped_at: now })
      .where('endpoint', '=', other.endpoint)
      .where('user_id', '=', uid)
      .execute();
  return { registered: false };
}

/** The caller's devices that are told, the newest first. */
export async function listDevices(
  { tx }: CallContext,
  _args: ArgsOf<'push.list'>,
  uid: string,
): Promise<AnswerOf<'push.list'>> {
  const rows = await tx
    .selectFrom('push_device')
    .where('user_id', '=', uid)
    .where('stopped_at', 'is', null)
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
