import { expect, test } from '@playwright/test';
import { signIn, untilWorkerReady } from './acts.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

test('S1 a sign-in service in trouble at the start of the app signs nobody out', async () => {
  await withPerson(async ({ page, context }) => {
    const { origin, password } = server();
    await signIn(page, origin, 'seeker@example.org', password);
    await untilWorkerReady(page);
    await context.route('**/identitytoolkit.googleapis.com/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"error":{"code":503,"message":"The service is currently unavailable.","status":"UNAVAILABLE"}}',
      }),
    );
    const refused = page.waitForResponse((response) => response.status() === 503);
    await page.reload();
    await refused;
    await context.unroute('**/identitytoolkit.googleapis.com/**');
    // Were the session over, the page would be left for the sign-in by now, or at the next start.
    await page.reload();
    await expect(page.getByText(/(\d+) of \1 jobs are on this device/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
    const stored = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('firebaseLocalStorageDb');
            opening.onerror = reject;
            opening.onsuccess = () => {
              const count = opening.result
                .transaction('firebaseLocalStorage')
                .objectStore('firebaseLocalStorage')
                .count();
              count.onsuccess = () => resolve(count.result);
            };
          }),
      );
    await expect.poll(stored).toBeGreaterThan(0);
  });
});
