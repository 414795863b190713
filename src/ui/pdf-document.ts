import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';

GlobalWorkerOptions.workerPort ??= new Worker(
  new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url),
  {
    type: 'module',
    name: 'pdf',
  },
);

/** Opens a PDF without its scripts and forms: it comes from another person. The bytes are gone afterwards. */
export function openPdf(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({ data: bytes, enableXfa: false, useWasm: false });
}

/** The text of a PDF's first pages, at least `letters` of it where there is so much. Rejects for what is no PDF. */
export async function pdfText(bytes: ArrayBuffer, letters: number): Promise<string> {
  // Its reader takes the bytes away.
  const task = openPdf(bytes.slice(0));
  try {
    const document = await task.promise;
    let text = '';
    for (let page = 1; page <= document.numPages && text.length < letters; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      // Spaces are runs of their own: a word whose letters stand in several is whole, as on the server.
      text += ` ${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}`;
    }
    return text;
  } finally {
    await task.destroy();
  }
}
