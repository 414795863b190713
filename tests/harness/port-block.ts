import { holdPort, isFree } from '../../server/testing/free-port.ts';

/** Below those that the system hands to connections: a server that stops and starts finds its own free. */
const FIRST_PORT = 21_000;
const END_PORT = 32_000;
/** The first port of a block is held for as long as its owner needs the others. */
const BLOCK = 20;

export type PortBlock = { ports: number[]; release: () => Promise<void> };

/** So many free ports that nobody else who asks here is given, on this machine, until they are released. */
export async function holdPorts(count: number): Promise<PortBlock> {
  for (let first = FIRST_PORT; first + BLOCK <= END_PORT; first += BLOCK) {
    const held = await holdPort(first);
    if (!held) continue;
    const ports = await freeOnes(first + 1, first + BLOCK, count);
    if (ports.length === count) return { ports, release: held.release };
    await held.release();
  }
  throw new Error(`no block from ${FIRST_PORT} to ${END_PORT} has ${count} free ports`);
}

async function freeOnes(from: number, end: number, count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let port = from; port < end && ports.length < count; port += 1)
    if (await isFree(port)) ports.push(port);
  return ports;
}
