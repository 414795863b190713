import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a port of this machine that can be cut and mended. */
export type Relay = {
  port: number;
  /** Breaks every connection; new ones are refused until `mend`. */
  cut: () => void;
  mend: () => void;
  /** How many connections were tried so far. */
  tries: () => number;
  close: () => Promise<void>;
};

export async function openRelay(target: number): Promise<Relay> {
  const open = new Set<Socket>();
  let isCut = false;
  let tries = 0;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const server: Server = createServer((near) => {
    tries += 1;
    keep(near);
    if (isCut) return near.destroy();
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false;
    },
    tries: () => tries,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
