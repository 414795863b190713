import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';
import { ROOT } from './server.ts';

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A push service on this machine that takes, checks and decrypts what the server sends (web-push-testing). */
export type PushService = {
  origin: string;
  /** As a browser would; the key is the server's VAPID public key. */
  subscribe: (applicationServerKey: string) => Promise<Subscription>;
  /** Decrypted payloads that have arrived for it. */
  received: (subscription: Subscription) => Promise<string[]>;
  close: () => Promise<void>;
};

export async function startPushService(): Promise<PushService> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/web-push-testing/src/bin/server.js'), String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(server.stdout, 'data');
  const hashes = new Map<string, string>();
  const post = async (path: string, body: unknown) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`push service: ${await response.text()}`);
    return (await response.json()).data;
  };
  return {
    origin,
    subscribe: async (applicationServerKey) => {
      const { clientHash, endpoint, keys } = await post('/subscribe', {
        userVisibleOnly: 'true',
        applicationServerKey,
      });
      hashes.set(endpoint, clientHash);
      return { endpoint, keys };
    },
    received: async ({ endpoint }) =>
      (await post('/get-notifications', { clientHash: hashes.get(endpoint) })).messages,
    close: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
