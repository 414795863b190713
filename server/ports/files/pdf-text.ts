import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { READ_MAX } from '../../../contract/policy/name-in-text.ts';

/** Runs in a thread: answers with the text of a PDF's first pages. */
const document = await getDocument({
  data: workerData as Uint8Array,
  enableXfa: false,
  useWasm: false,
  verbosity: 0,
}).promise;
let text = '';
for (let page = 1; page <= document.numPages && text.length < READ_MAX; page += 1) {
  const { items } = await (await document.getPage(page)).getTextContent();
  text += ` ${items.map((item) => ('str' in item ? item.str : '')).join(' ')}`;
}
parentPort?.postMessage(text);
