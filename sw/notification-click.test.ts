import { expect, it, vi } from 'vitest';
import { openFromNotification } from './notification-click.ts';

const PATH = '/pwa/chat?conversation=talk';

function windowAt(path: string) {
  return { url: `https://app.example${path}`, postMessage: vi.fn(), focus: vi.fn(async () => undefined) };
}

async function clicked(...windows: ReturnType<typeof windowAt>[]) {
  const openWindow = vi.fn(async () => null);
  const scope = { clients: { matchAll: async () => windows, openWindow } };
  await openFromNotification(scope as unknown as ServiceWorkerGlobalScope, { path: PATH });
  return openWindow;
}

it('a notification opens in a window of the app that is there', async () => {
  const page = windowAt('/pwa/user');
  expect(await clicked(page)).not.toHaveBeenCalled();
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'open', path: PATH });
  expect(page.focus).toHaveBeenCalledOnce();
});

it('where only pages of the server are open it opens a window of its own', async () => {
  const [job, report] = [windowAt('/jobs/fb881437?from=mail'), windowAt('/report/job/x')];
  expect(await clicked(job, report)).toHaveBeenCalledExactlyOnceWith(PATH);
  expect(job.postMessage).not.toHaveBeenCalled();
  expect(job.focus).not.toHaveBeenCalled();
});

it('and beside one of them it takes the window of the app', async () => {
  const [job, page] = [windowAt('/jobs'), windowAt('/sites/imprint')];
  expect(await clicked(job, page)).not.toHaveBeenCalled();
  expect(page.focus).toHaveBeenCalledOnce();
});
