/** What the system shows of the app outside of its windows, and what makes it do so; in a page and in the worker. */

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (globalThis as { registration?: ServiceWorkerRegistration }).registration ??
  (await navigator.serviceWorker?.getRegistration());

/** @param tag of those that are meant; left out, all */
export async function closeNotices(tag?: string): Promise<void> {
  const registration = await registered();
  const shown = await registration?.getNotifications?.(tag === undefined ? {} : { tag });
  for (const notice of shown ?? []) notice.close();
}

/** Notifications, and the number at the icon. Never rejects. */
export async function forgetShown(): Promise<void> {
  await Promise.allSettled([closeNotices(), navigator.clearAppBadge?.()]);
}

/** Nothing arrives here any more. A server that is not told learns it from the push service. Never rejects. */
export async function endPush(): Promise<void> {
  try {
    await (await (await registered())?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // The next event of the worker tries again.
  }
}
