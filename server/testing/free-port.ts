import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

/** What `localhost` stands for: a browser may take either, so a port is free where both are. */
const ADDRESSES = ['127.0.0.1', '::1'] as const;

const NO_IPV6: readonly (string | undefined)[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Another one is tried so often where only one of the two addresses has it. */
const TRIES = 20;

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const probe = await listen(0, ADDRESSES[0]);
    if (!probe) continue;
    const { port } = probe.address() as AddressInfo;
    await closed(probe);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

/** Whether nobody listens on it right now. @throws where it may not be listened on at all */
export async function isFree(port: number): Promise<boolean> {
  const probes: (Server | undefined)[] = [];
  for (const address of ADDRESSES) probes.push(await listen(port, address));
  await Promise.all(probes.map(closed));
  return probes.every((probe) => probe !== undefined);
}

/** Listens on it for as long as this process lives; undefined where somebody does already. */
export async function holdPort(port: number): Promise<{ release: () => Promise<void> } | undefined> {
  const server = await listen(port, ADDRESSES[0]);
  server?.unref();
  return server && { release: () => closed(server) };
}

/** Undefined where the port is taken. A machine without IPv6 has nobody who could be at its address. */
function listen(port: number, address: (typeof ADDRESSES)[number]): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else if (address === '::1' && NO_IPV6.includes(error.code)) resolve(server);
      else reject(error);
    });
    server.listen(port, address, () => resolve(server));
  });
}

function closed(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (server?.listening) server.close(() => resolve());
    else resolve();
  });
}
