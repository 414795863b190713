import type { ChangeContext } from '../api/call-context.ts';
import type { Work } from './work-kinds.ts';

/** How long a process keeps a task to itself. Whatever is done outside must have its own, shorter timeouts. */
export const LEASE_MS = 300_000;

const OUTSIDE = new WeakSet<Work>();

/**
 * Work that waits for a machine outside and changes no rows: it is done without a transaction, so that a server which
 * does not answer holds neither a connection nor, with the embedded database, everybody else. The task is leased
 * meanwhile: after a kill it is due again when the lease is over.
 */
export function outside(
  act: (context: Pick<ChangeContext, 'now' | 'ports' | 'settings'>, payload: unknown) => Promise<void>,
): Work {
  const work: Work = async ({ now, ports, settings }, payload) => act({ now, ports, settings }, payload);
  OUTSIDE.add(work);
  return work;
}

export const isOutside = (work: Work | undefined) => work !== undefined && OUTSIDE.has(work);
