import { Worker } from 'node:worker_threads';
import type { ToRead } from './file-text-thread.ts';
import { isImage } from './file-types.ts';

/** A document made to keep its reader busy is given up: its text counts as not read. */
const READING = { seconds: 10, megabytes: 256, atOnce: 2 } as const;

/** The beginning of a document's text; undefined for pictures, and for what could not be read. Never throws. */
export async function fileText(bytes: Buffer, mime: string): Promise<string | undefined> {
  if (isImage(mime)) return undefined;
  if (mime === 'text/plain') return bytes.toString('utf8');
  try {
    return await inTurn(() => inThread({ bytes, isPdf: mime === 'application/pdf' }));
  } catch {
    return undefined;
  }
}

/** In a thread of its own: reading takes long, and the file comes from a stranger. */
function inThread({ bytes, isPdf }: ToRead): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./file-text-thread.ts', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), isPdf } satisfies ToRead,
      resourceLimits: { maxOldGenerationSizeMb: READING.megabytes },
      // Its remarks about fonts and damaged tables are nobody's business.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      reject(new Error('reading took too long'));
      void worker.terminate();
    }, READING.seconds * 1000);
    worker
      .once('message', (text: string) => resolve(text))
      .once('error', reject)
      .once('exit', () => {
        clearTimeout(timer);
        reject(new Error('the reader ended without an answer'));
      });
  });
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Value>(read: () => Promise<Value>): Promise<Value> {
  if (running === READING.atOnce) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
