import { createServer } from 'node:net';
import { StartFailure } from '../../base/start-failure.ts';

/** Throws a StartFailure when the port is taken, before anything slow has begun. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  // A browser may take either of the two addresses localhost stands for, so both have to be ours.
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const address of addresses) {
    const error = await probe(port, address);
    const hasNoIpv6 = address === '::1' && error?.code !== 'EADDRINUSE';
    if (error !== undefined && !hasNoIpv6) throw portFailure(error, port, host);
  }
}

function probe(port: number, address: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, address, () => server.close(() => resolve(undefined)));
  });
}

/** The sentence for an error of `listen`. */
export function portFailure(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is taken; stop what uses it or set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartFailure(
      `Port ${port} needs rights this process does not have; set PORT to one above 1023.`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(`HOST=${host} is no address of this machine.`, 2);
  return error;
}
