import { workerEngine } from './engine.ts';

/**
 * Sends what waits, then pulls.
 * @param options.failUnlessEmpty rejects while anything still waits to be sent, so that Background Sync fires again
 */
export async function drainAndPull(options: {
  wakeSleepers: boolean;
  failUnlessEmpty?: boolean;
}): Promise<void> {
  const engine = await workerEngine();
  if (!engine) return;
  await engine.sync({ wakeSleepers: options.wakeSleepers });
  if (!options.failUnlessEmpty) return;
  const waiting = await engine.db.outbox.where('state').anyOf('waiting', 'sending').count();
  if (waiting > 0) throw new Error(`${waiting} entries still wait`);
}
