import type { Notification } from '../contract/entities/notification.ts';
import { keepPushed, type Preferences, readPreferences } from '../src/replica/preferences.ts';
import { tellsOfBlocked } from '../src/replica/queries/block.ts';
import { countAtIcon } from '../src/replica/queries/icon-count.ts';
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
  const pushed = pushedIn(data);
  const found = await findPushed(pushed).catch(() => null);
  const { title, body } = workerText(found?.notification ?? pushed.test, found?.preferences);
  await scope.registration.showNotification(title, {
    body,
    silent: found?.blocked ?? false,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: found?.notification?.ref.id ?? 'zusage',
    lang: found?.preferences.locale?.replace('_', '-') ?? '',
    data: { path: found?.path ?? '/pwa' },
  });
}

/** On a bad line what we know by then is shown: a browser does not wait for ever either. */
const PATIENCE_MS = 10_000;

/** What a message of the server says (server/ports/push/web-push.ts); `test`: nothing has happened, somebody tries it. */
type Message = { id: string | null; test: 'test' | null };

function pushedIn(data: PushMessageData | null): Message {
  try {
    const { id, type } = (data?.json() ?? {}) as { id?: unknown; type?: unknown };
    return { id: typeof id === 'string' ? id : null, test: type === 'test' ? 'test' : null };
  } catch {
    return { id: null, test: null };
  }
}

/** `notification` is null where it tells of somebody who is blocked: then nobody is named, and nothing rings. */
type Pushed = {
  notification: Notification | null;
  blocked: boolean;
  preferences: Preferences;
  path: string;
};

async function findPushed({ id, test }: Message): Promise<Pushed | null> {
  const engine = await workerEngine();
  if (!engine) return null;
  // A full store costs the settings a date, and not the person what the notification says.
  await keepPushed(engine.db, Date.now()).catch(() => undefined);
  const preferences = await readPreferences(engine.db);
  if (test)
    return {
      notification: null,
      blocked: false,
      preferences,
      path: '/pwa/user/settings?group=notifications',
    };
  if (!id) return null;
  await Promise.race([engine.pull(), sleep(PATIENCE_MS)]);
  const notification = await engine.db.notification.get(id);
  // The session may have ended with this pull: then nothing of this person is shown.
  if (!notification || (await workerEngine()) !== engine) return null;
  // A browser in which the app is not installed may refuse.
  await navigator.setAppBadge?.(await countAtIcon(engine.db)).catch(() => undefined);
  if (await tellsOfBlocked(engine.db, notification))
    return { notification: null, blocked: true, preferences, path: '/pwa' };
  return {
    notification,
    blocked: false,
    preferences,
    path: await notificationTarget(engine.db, notification),
  };
}
