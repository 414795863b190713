import { Trans, useLingui } from '@lingui/react/macro';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from './pdf-document.ts';

/** Pages of a file that is read here, one under the other. A longer one is saved and read elsewhere. */
const PAGES_MAX = 30;
/** Sharp on a phone's screen, and no more canvas than a cheap one has memory for. */
const SCALE_MAX = 2;

/** A PDF as pictures of its pages, without its links, scripts and forms: it comes from another person. */
export default function PdfPages({ file, name }: { file: Blob; name: string }) {
  const [document, setDocument] = useState<PDFDocumentProxy | 'failed'>();
  useEffect(() => {
    let gone = false;
    const opening = file.arrayBuffer().then((bytes) => {
      const task = openPdf(bytes);
      if (gone) void task.destroy();
      else
        task.promise.then(
          (opened) => !gone && setDocument(opened),
          () => !gone && setDocument('failed'),
        );
      return task;
    });
    opening.catch(() => setDocument('failed'));
    return () => {
      gone = true;
      void opening.then((task) => task.destroy()).catch(() => undefined);
    };
  }, [file]);
  if (document === undefined)
    return (
      <p role="status" className="text-small text-faint">
        <Trans>Opening</Trans>
      </p>
    );
  if (document === 'failed')
    return (
      <p role="alert" className="text-danger">
        <Trans>This file cannot be shown here. Save it and open it with another app.</Trans>
      </p>
    );
  const count = document.numPages;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there is nothing else in it for the keys to scroll by
    <section aria-label={name} tabIndex={0} className="grid gap-3">
      {Array.from({ length: Math.min(count, PAGES_MAX) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <PdfPage key={at} document={document} number={at + 1} count={count} name={name} />
      ))}
      {count > PAGES_MAX && (
        <p className="text-small text-soft">
          <Trans>There are {count} pages. Save the file to read all of them.</Trans>
        </p>
      )}
    </section>
  );
}

type PageProps = { document: PDFDocumentProxy; number: number; count: number; name: string };

function PdfPage({ document, number, count, name }: PageProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    let gone = false;
    let stop: (() => void) | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      const element = canvas.current;
      if (gone || !element) return;
      const width = element.parentElement?.clientWidth ?? 600;
      const scale = (width * Math.min(devicePixelRatio, SCALE_MAX)) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      element.width = viewport.width;
      element.height = viewport.height;
      const task = page.render({ canvas: element, viewport });
      stop = () => task.cancel();
      await task.promise;
      const { items } = await page.getTextContent();
      if (!gone) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    draw().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [document, number]);
  return (
    <figure className="min-w-0">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`${name}, page ${number} of ${count}`}
        className="block w-full rounded-inner border border-line bg-white"
      />
      {/* Pictures of words are silent: this is what a screen reader reads. */}
      <figcaption className="sr-only" lang="">
        {text}
      </figcaption>
    </figure>
  );
}
