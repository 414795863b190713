import { createServer } from 'node:net';
import { StartFailure } from './start-failure.ts';

/** Throws a StartFailure when the port is taken, before anything slow has begun. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portFailure(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The sentence for an error of `listen`. */
export function portFailure(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is taken; stop what uses it or set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartFailure(`Port ${port} needs rights this process does not have; set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(`HOST=${host} is no address of this machine.`, 2);
  return error;
}
