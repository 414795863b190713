import { inThread } from '../../base/in-thread.ts';
import type { ToRead } from './file-text-thread.ts';
import { isImage } from './file-types.ts';

const THREAD = new URL('./file-text-thread.ts', import.meta.url);
/** A document made to keep its reader busy is given up: its text counts as not read. */
const READING = { seconds: 10, megabytes: 256, atOnce: 2 } as const;

/** The beginning of a document's text; undefined for pictures, and for what could not be read. Never throws. */
export async function fileText(bytes: Buffer, mime: string): Promise<string | undefined> {
  if (isImage(mime)) return undefined;
  if (mime === 'text/plain') return bytes.toString('utf8');
  try {
    const toRead: ToRead = { bytes: new Uint8Array(bytes), isPdf: mime === 'application/pdf' };
    return await inTurn(() => inThread<string>(THREAD, toRead, READING));
  } catch {
    return undefined;
  }
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
