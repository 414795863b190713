import { closeNotices } from '../src/auth/system-notices.ts';
import type { Replica } from '../src/replica/database.ts';
import { isMissed } from '../src/replica/entry-format.ts';
import type { OutboxEntry } from '../src/replica/outbox-entry.ts';
import { readPreferences } from '../src/replica/preferences.ts';
import { outboxEntries } from '../src/replica/queries/outbox.ts';
import { type Unsent, unsentText } from './worker-text.ts';

const TAG = 'unsent';

/** Counts entries that wait to be sent, without quiet ones such as read marks; refused ones do not wait. */
export function countWaiting(entries: readonly OutboxEntry[]): Unsent {
  const missed = entries.filter(
    (entry) => (entry.state === 'waiting' || entry.state === 'sending') && isMissed(entry),
  );
  const applications = missed.filter(({ name }) => name === 'application.add').length;
  return { applications, others: missed.length - applications };
}

/** Shows a notification about unsent entries, if it is allowed and the app is not visible. */
export async function showUnsent(scope: ServiceWorkerGlobalScope, db: Replica): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const unsent = countWaiting(await outboxEntries(db));
  if (unsent.applications + unsent.others === 0) return;
  const windows = await scope.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const preferences = await readPreferences(db);
  const { title, body } = unsentText(unsent, preferences);
  await scope.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: TAG,
    lang: preferences.locale?.replace('_', '-') ?? '',
    data: { path: unsent.applications > 0 ? '/pwa/user?view=applications' : '/pwa' },
  });
}

/** Everything was sent after all. */
export function forgetUnsent(): Promise<void> {
  return closeNotices(TAG);
}
