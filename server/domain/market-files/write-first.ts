import { doDueWork, type WorkerParts } from '../../work/worker.ts';
import { forgetStep } from './state.ts';
import { marketFilesWork } from './work.ts';

/**
 * Writes what is due before the first device asks. Of a database that belongs to one process, whose market is small: what
 * an ended process was doing is nobody's any more.
 */
export async function writeMarketFirst(parts: Omit<WorkerParts, 'kinds'>): Promise<void> {
  await forgetStep(parts.db);
  await doDueWork({ ...parts, kinds: marketFilesWork });
}
