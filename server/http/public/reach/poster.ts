import { encode } from 'uqr';
import type { Job } from '../../../../contract/entities/job.ts';
import type { Language } from '../../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { A4, BOLD, collect, openDocument, REGULAR } from '../../../base/pdf/document.ts';
import { printable } from '../../../base/pdf/printable.ts';
import { put } from '../../../base/pdf/put.ts';
import { hoursOf, payOf, placeOf } from '../job-words.ts';

/** Lengths in points. */
const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
const WHOLE = { from: MARGIN, width: WIDTH };
const QR = 200;
const FOOT = A4.height - 330;
/** Points of the list, as many as a page has room for. */
const POINTS = 5;

type Parts = { job: Job; url: string; now: Date; language: Language };

/** A job for the shop window: what it is, what it pays, and a code that opens it. One page of A4. */
export async function posterPdf({ job, url, now, language }: Parts): Promise<Buffer> {
  const words = SERVER_TEXTS[language].publicPages;
  const doc = openDocument({
    margin: MARGIN,
    lang: language,
    info: { Title: job.title, CreationDate: now },
  });
  const whole = collect(doc);
  doc.font(BOLD).fontSize(16).fillColor('#5b6472');
  put(doc, printable(doc, words.weAreHiring), WHOLE, { y: 72 }).moveDown(0.4);
  doc
    .font(BOLD)
    .fontSize(job.title.length > 40 ? 32 : 42)
    .fillColor('#14181f');
  put(doc, printable(doc, job.title), WHOLE, { lineGap: -4 }).moveDown(0.4);
  const pay = payOf(job, language);
  doc.fontSize(22).fillColor('#00535b');
  if (pay) put(doc, printable(doc, `${pay.sum} / ${pay.per}`), WHOLE).moveDown(0.2);
  const facts = [words.kind[job.kind], hoursOf(job, language), placeOf(job, language)];
  doc.font(REGULAR).fontSize(16).fillColor('#14181f');
  put(doc, printable(doc, facts.filter(Boolean).join(' · ')), WHOLE).moveDown(0.8);
  for (const point of [...job.benefits, ...job.tasks].slice(0, POINTS)) {
    const line = printable(doc, `–  ${point}`);
    // The lower part belongs to the code.
    if (doc.y + doc.heightOfString(line, { width: WIDTH }) > FOOT - 20) break;
    put(doc, line, WHOLE).moveDown(0.15);
  }
  drawCode(doc, url, { x: MARGIN, y: FOOT });
  const beside = { from: MARGIN + QR + 28, width: WIDTH - QR - 28 };
  doc.font(BOLD).fontSize(20);
  put(doc, printable(doc, job.companyName), beside, { y: FOOT + 8 }).moveDown(0.4);
  doc.font(REGULAR).fontSize(14);
  put(doc, printable(doc, words.posterScan), beside).moveDown(0.4);
  put(doc, printable(doc, words.promisesIn(job.replyDays)), beside).moveDown(0.4);
  doc.fontSize(10).fillColor('#5b6472');
  put(doc, printable(doc, url), beside);
  put(doc, 'Zusage', WHOLE, { y: A4.height - 90 });
  doc.end();
  return whole;
}

/** Dark squares on white paper, with the margin that cameras need. */
function drawCode(
  doc: ReturnType<typeof openDocument>,
  text: string,
  { x, y }: { x: number; y: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const unit = QR / size;
  for (const [row, squares] of data.entries())
    for (const [column, dark] of squares.entries())
      if (dark) doc.rect(x + column * unit, y + row * unit, unit, unit);
  doc.fill('#000');
}
