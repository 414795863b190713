import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, or on which nothing arrives any more without anybody being told. */
export type TcpWay = {
  /** The same address by this way. */
  readonly url: string;
  /** Both ends of all connections of until now learn that they are gone. */
  cut(): void;
  /** Neither end learns anything: what is sent on the connections of until now is lost. New ones are good. */
  vanish(): void;
  close(): void;
};

export async function openWay(to: string): Promise<TcpWay> {
  const target = new URL(to);
  let pairs: { ends: [Socket, Socket]; vanished: boolean }[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: (typeof pairs)[number] = { ends: [near, far], vanished: false };
    pairs.push(pair);
    for (const [from, into] of [pair.ends, [far, near] as const]) {
      from.on('error', () => {});
      from.on('data', (bytes) => pair.vanished || into.write(bytes));
      from.on('close', () => pair.vanished || into.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const { ends } of pairs) for (const end of ends) end.destroy();
    pairs = [];
  };
  return {
    url: url.href,
    cut,
    vanish: () => {
      for (const pair of pairs) pair.vanished = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
