import { Worker } from 'node:worker_threads';

export type ThreadLimits = { readonly seconds: number; readonly megabytes: number };

/**
 * The first message of a thread that is given `workerData`. What strangers have written is read in one: it may be made
 * to keep its reader busy. Rejects for a thread that throws, ends without a message, or reaches a limit.
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
      reject(new Error('reading took too long'));
      void worker.terminate();
    }, seconds * 1000);
    worker
      .once('message', (answer: Answer) => resolve(answer))
      .once('error', reject)
      .once('exit', () => {
        clearTimeout(timer);
        reject(new Error('the reader ended without an answer'));
      });
  });
}
