import { Worker } from 'node:worker_threads';

export type ThreadLimits = { readonly seconds: number; readonly megabytes: number };

/** A thread has reached a limit: what it was to read takes more time or memory than anybody gets. */
export class ThreadLimit extends Error {
  override readonly name = 'ThreadLimit';
  readonly limit: keyof ThreadLimits;
  constructor(limit: keyof ThreadLimits, cause?: unknown) {
    super(`the limit of ${limit} is reached`, { cause });
    this.limit = limit;
  }
}

/**
 * The first message of a thread that is given `workerData`. What strangers have written is read in one: it may be made
 * to keep its reader busy. Rejects with `ThreadLimit` where a limit is reached, with what it threw for a thread that
 * throws, and for one that ends without a message.
 */
export function inThread<Answer>(
  file: URL,
  workerData: unknown,
  { seconds, megabytes }: ThreadLimits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // What libraries remark about fonts and damaged tables is of no use.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      reject(new ThreadLimit('seconds'));
      void worker.terminate();
    }, seconds * 1000);
    worker
      .once('message', (answer: Answer) => resolve(answer))
      .once('error', (error) => reject(isOutOfMemory(error) ? new ThreadLimit('megabytes', error) : error))
      .once('exit', () => {
        clearTimeout(timer);
        reject(new Error('the reader ended without an answer'));
      });
  });
}

const isOutOfMemory = (error: unknown) =>
  (error as Partial<NodeJS.ErrnoException> | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
