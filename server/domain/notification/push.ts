import { createHash } from 'node:crypto';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { PushOutcome } from '../../ports/push/push.ts';
import { type NewTask, queueAll, queueWork } from '../../work/queue.ts';
import { type Act, outside, type WorkKinds } from '../../work/work.ts';

/** A device that was away longer gets it with the next pull. */
export const TTL_SECONDS = 24 * 60 * 60;

const SEND = 'push.send';
const TEST = 'push.test';
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** A device is deleted after failing this long; it registers again when it is used. */
const FAILING_DAYS = 7;

type Payload = { id: string; endpoint: string };

/** Queues a push for each device of the person in the transaction of the change. */
export async function queuePushes(
  context: ChangeContext,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const devices = await context.tx
    .selectFrom('push_device')
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .select('endpoint')
    .orderBy('endpoint')
    .execute();
  await queueAll(
    context,
    pushesOf(
      id,
      devices.map(({ endpoint }) => endpoint),
    ),
  );
}

/** A notice's pushes, one to each device. */
export function pushesOf(id: string, endpoints: readonly string[]): NewTask[] {
  return endpoints.map((endpoint) => {
    const key = `${id} ${createHash('sha256').update(endpoint).digest('hex')}`;
    return { kind: SEND, key, payload: { id, endpoint } satisfies Payload };
  });
}

/** Notices that were read, deleted or expired meanwhile, or are a day old, are not sent. */
async function sendPush(
  { tx, now, ports, settings }: ChangeContext,
  payload: unknown,
): Promise<Act | undefined> {
  const { id, endpoint } = payload as Payload;
  const found = await tx
    .selectFrom('notification')
    .innerJoin('push_device', 'push_device.user_id', 'notification.user_id')
    .where('notification.id', '=', id)
    .where('push_device.endpoint', '=', endpoint)
    .where('stopped_at', 'is', null)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where('push_at', '>', new Date(now.getTime() - TTL_SECONDS * 1000))
    .select(['endpoint', 'p256dh', 'auth', 'push_at', 'notification.user_id'])
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const unread = await unreadOf(tx, found.user_id);
  return async () => {
    const outcome = await ports.push.send(found, { id, unread, home: homeOf(settings) });
    return (context) => settle(context, endpoint, outcome, found.push_at as Date);
  };
}

const homeOf = ({ publicUrl }: ChangeContext['settings']) => `${publicUrl}/pwa`;

async function unreadOf(tx: ChangeContext['tx'], uid: string): Promise<number> {
  const { unread } = await tx
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Queues a push that tells of nothing: the device that asks for it is being looked at. */
export async function queueTestPush(context: ChangeContext, endpoint: string): Promise<void> {
  const key = createHash('sha256').update(endpoint).digest('hex');
  await queueWork(context, { kind: TEST, key, payload: { endpoint } });
}

/** Tried once: a test that comes later than it is waited for tells nobody anything. */
async function sendTest({ tx, now, ports, settings }: ChangeContext, payload: unknown) {
  const { endpoint } = payload as { endpoint: string };
  const device = await tx
    .selectFrom('push_device')
    .where('endpoint', '=', endpoint)
    .select(['endpoint', 'p256dh', 'auth'])
    .executeTakeFirst();
  if (device === undefined) return undefined;
  return async () => {
    const outcome = await ports.push.send(device, { id: null, home: homeOf(settings) });
    return async (context: ChangeContext) => {
      await settle(context, endpoint, outcome, now);
      return undefined;
    };
  };
}

async function settle(
  { tx, now }: ChangeContext,
  endpoint: string,
  outcome: PushOutcome,
  since: Date,
): Promise<Date | undefined> {
  const device = tx.updateTable('push_device').where('endpoint', '=', endpoint);
  if (outcome.is === 'sent') {
    await device.set({ last_push_at: now, failing_since: null }).execute();
    return undefined;
  }
  if (outcome.is !== 'gone')
    await device.set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(now)) })).execute();
  const forgotten = await tx
    .deleteFrom('push_device')
    .where('endpoint', '=', endpoint)
    .$if(outcome.is !== 'gone', (query) => query.where('failing_since', '<', daysAfter(now, -FAILING_DAYS)))
    .returning('endpoint')
    .executeTakeFirst();
  if (outcome.is !== 'later' || forgotten !== undefined) return undefined;
  // Waits as long as it has waited so far: each pause doubles the total.
  const waited = now.getTime() - since.getTime();
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, waited));
  return new Date(Math.max(now.getTime() + pause, outcome.notBefore?.getTime() ?? 0));
}

export const pushWork: WorkKinds = {
  [SEND]: outside(sendPush, { lane: 'push' }),
  [TEST]: outside(sendTest, { lane: 'push' }),
};
