import webPush from 'web-push';
import type { Report } from '../../base/report.ts';
import { TTL_SECONDS } from '../../domain/notification/push.ts';
import type { Push, PushDevice, PushMessage, PushOutcome } from './push.ts';

export type Vapid = { publicKey: string; privateKey: string; subject: string };
const TIMEOUT_MS = 10_000;

/**
 * Web Push (RFC 8030, 8291, 8292). The request is built by web-push and sent with fetch, so that a push service on
 * this machine can be reached without TLS. An endpoint is a secret and is never logged.
 */
export function webPushSender(vapid: Vapid, report: Report, clock: () => Date = () => new Date()): Push {
  return {
    async send(device, message) {
      const host = new URL(device.endpoint).host;
      try {
        const answer = await post(vapid, device, message);
        const outcome = outcomeOf(answer, clock());
        if (outcome.is === 'refused' || outcome.is === 'later')
          report('push refused', undefined, { host, status: answer.status });
        return outcome;
      } catch (error) {
        report('push failed', error, { host });
        return { is: 'later' };
      }
    },
  };
}

async function post(
  vapid: Vapid,
  { endpoint, p256dh, auth }: PushDevice,
  message: PushMessage,
): Promise<Response> {
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payloadOf(message)),
    { vapidDetails: vapid, TTL: TTL_SECONDS, urgency: 'high' },
  );
  return fetch(request.endpoint, {
    method: request.method,
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/**
 * A declarative push (https://www.w3.org/TR/push-api/#declarative-push-message): a browser that knows it shows the general
 * text where the worker does not come to show ours, and the person is told in any case. All others read `id` alone.
 */
function payloadOf({ id, unread, home }: PushMessage) {
  return {
    type: id === null ? 'test' : 'notification',
    ...(id !== null && { id }),
    web_push: 8030,
    notification: { title: 'Zusage', navigate: home, data: { id } },
    ...(unread !== undefined && { app_badge: String(unread) }),
    mutable: true,
  };
}

function outcomeOf({ ok, status, headers }: Response, now: Date): PushOutcome {
  if (ok) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status !== 429 && status < 500) return { is: 'refused' };
  const notBefore = afterOf(headers.get('retry-after'), now);
  return notBefore === undefined ? { is: 'later' } : { is: 'later', notBefore };
}

/** `Retry-After` in seconds or as a date. */
function afterOf(text: string | null, now: Date): Date | undefined {
  if (text === null) return undefined;
  const at = /^\d{1,6}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(at) ? undefined : new Date(at);
}
