import { parentPort, workerData } from 'node:worker_threads';

export type ToRead = { readonly bytes: Uint8Array; readonly isPdf: boolean };

/** Runs in a thread: answers with the beginning of a document's text. */
const { bytes, isPdf } = workerData as ToRead;
// The reader of PDFs is large, and an office document needs none of it.
const text = isPdf
  ? await (await import('./pdf-text.ts')).pdfText(bytes)
  : await (await import('./office-text.ts')).officeText(Buffer.from(bytes));
parentPort?.postMessage(text);
