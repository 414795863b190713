import type { Notification } from '../contract/entities/notification.ts';
import { readPreferences } from '../src/replica/preferences.ts';
import { tellsOfBlocked } from '../src/replica/queries/block.ts';
import { notificationTarget } from '../src/replica/queries/notification-rows.ts';
import { sleep } from '../src/sync/browser-engine.ts';
import { workerEngine } from './engine.ts';
import { workerText } from './worker-text.ts';

/**
 * A push only says which notification is new; what it says stands in the replica. Something is always shown,
 * because browsers take the permission away from an app that receives in silence.
 */
export async function showPushed(
  scope: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const found = await findPushed(notificationIdOf(data)).catch(() => null);
  const { title, body } = workerText(found?.notification ?? null, found?.locale);
  await scope.registration.showNotification(title, {
    body,
    silent: found?.blocked ?? false,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: found?.notification?.ref.id ?? 'zusage',
    lang: found?.locale?.replace('_', '-') ?? '',
    data: { path: found?.path ?? '/pwa' },
  });
}

/** On a bad line what we know by then is shown: a browser does not wait for ever either. */
const PATIENCE_MS = 10_000;

function notificationIdOf(data: PushMessageData | null): string | null {
  try {
    const payload: unknown = data?.json();
    const id = (payload as { id?: unknown } | undefined)?.id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** `notification` is null where it tells of somebody who is blocked: then nobody is named, and nothing rings. */
type Pushed = {
  notification: Notification | null;
  blocked: boolean;
  locale: string | undefined;
  path: string;
};

async function findPushed(id: string | null): Promise<Pushed | null> {
  const engine = await workerEngine();
  if (!engine || !id) return null;
  await Promise.race([engine.pull(), sleep(PATIENCE_MS)]);
  const notification = await engine.db.notification.get(id);
  // The session may have ended with this pull: then nothing of this person is shown.
  if (!notification || (await workerEngine()) !== engine) return null;
  const { locale } = await readPreferences(engine.db);
  if (await tellsOfBlocked(engine.db, notification))
    return { notification: null, blocked: true, locale, path: '/pwa' };
  return {
    notification,
    blocked: false,
    locale,
    path: await notificationTarget(engine.db, notification),
  };
}
