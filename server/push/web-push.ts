import webPush from 'web-push';
import type { Db } from '../database/database.ts';
import type { Report } from '../report.ts';
import type { Push } from './push.ts';

export type Vapid = { publicKey: string; privateKey: string; subject: string };

/** A device that was away longer learns it from the next pull. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

type Device = { endpoint: string; p256dh: string; auth: string };

/**
 * Web Push (RFC 8030, 8291, 8292). The request is built by web-push and sent with fetch, so that a push service on
 * this machine can be reached without TLS. An endpoint is a secret and is never logged.
 */
export function webPushSender(
  db: Db,
  vapid: Vapid,
  report: Report,
  clock: () => Date = () => new Date(),
): Push {
  return {
    async deliver(notificationIds) {
      try {
        for (const id of notificationIds) {
          const devices = await devicesOf(db, id);
          await Promise.all(devices.map((device) => send({ db, vapid, report, clock }, device, id)));
        }
      } catch (error) {
        report('push failed', error);
      }
    },
  };
}

async function devicesOf(db: Db, notificationId: string): Promise<Device[]> {
  return db
    .selectFrom('notification')
    .innerJoin('push_device', 'push_device.user_id', 'notification.user_id')
    .where('notification.id', '=', notificationId)
    .where('notification.deleted_at', 'is', null)
    .select(['endpoint', 'p256dh', 'auth'])
    .execute();
}

type Sender = { db: Db; vapid: Vapid; report: Report; clock: () => Date };

async function send({ db, vapid, report, clock }: Sender, device: Device, id: string): Promise<void> {
  const host = new URL(device.endpoint).host;
  try {
    const request = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify({ type: 'notification', id }),
      { vapidDetails: vapid, TTL: TTL_SECONDS, urgency: 'high' },
    );
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404 || answer.status === 410) {
      await db.deleteFrom('push_device').where('endpoint', '=', device.endpoint).execute();
    } else if (answer.ok) await noteSent(db, device, clock());
    else report('push refused', undefined, { host, status: answer.status });
  } catch (error) {
    report('push failed', error, { host });
  }
}

/** What the list of devices shows: how long ago this one was last reached. */
async function noteSent(db: Db, { endpoint }: Device, at: Date): Promise<void> {
  await db.updateTable('push_device').set({ last_push_at: at }).where('endpoint', '=', endpoint).execute();
}
