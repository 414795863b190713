// The reading part of pdfjs, as a file of ours: the content policy names it.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
