import { encode } from 'uqr';
import { MARKET_ZONE } from '../../../contract/calendar-day.ts';
import { type Language, tagOf } from '../../../contract/languages.ts';
import { PROOF_DAYS } from '../../../contract/limits.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { ProofWords } from '../../../locales/types/proof.ts';
import { A4, BOLD, collect, type Doc, openDocument, REGULAR } from '../../base/pdf/document.ts';
import { printable } from '../../base/pdf/printable.ts';
import { type Column, put } from '../../base/pdf/put.ts';
import { inHalves, proofPath } from '../../domain/proof/line.ts';
import type { PrintedLine } from './printed-line.ts';

/** Lengths in points. */
const MARGIN = 50;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - 60;
const QR = 58;
const WHOLE: Column = { from: MARGIN, width: WIDTH };
const DAY: Column = { from: MARGIN, width: 62 };
const WHAT: Column = { from: MARGIN + 66, width: 226 };
const STATE: Column = { from: MARGIN + 298, width: 128 };
const CODE: Column = { from: MARGIN + WIDTH - QR, width: QR };

type Parts = {
  name: string;
  period: { from: string; to: string };
  lines: readonly PrintedLine[];
  now: Date;
  publicUrl: string;
  lang: Language;
};

/** The proof of applications as a document, oldest line first; each that can be checked carries its code. */
export async function proofPdf({ name, period, lines, now, publicUrl, lang }: Parts): Promise<Buffer> {
  const words = SERVER_TEXTS[lang].proof;
  const doc = openDocument({
    margin: MARGIN,
    lang,
    bufferPages: true,
    info: { Title: `${words.title}: ${name}`, CreationDate: now },
  });
  const whole = collect(doc);
  const day = dayWriter(lang);
  doc.font(BOLD).fontSize(20);
  put(doc, printable(doc, words.title), WHOLE).moveDown(0.5);
  const facts = [
    [words.forWhom, name],
    [words.period, `${day(period.from)} – ${day(period.to)}`],
    [words.count, String(lines.length)],
    [words.made, instantOf(now, lang)],
  ] as const;
  for (const [label, value] of facts) {
    const { y } = doc;
    doc.font(REGULAR).fontSize(10).fillColor('#444');
    put(doc, printable(doc, label), { from: MARGIN, width: 90 }, { y });
    doc.font(BOLD).fillColor('#000');
    put(doc, printable(doc, value), { from: MARGIN + 96, width: WIDTH - 96 }, { y });
  }
  doc.moveDown(1);
  drawHead(doc, words);
  if (lines.length === 0) {
    doc.font(REGULAR).fontSize(10);
    put(doc, printable(doc, words.none), WHOLE);
  }
  for (const line of lines) drawLine(doc, line, { words, day, publicUrl });
  drawEnd(doc, lines, words, publicUrl);
  numberPages(doc, words);
  doc.end();
  return whole;
}

function drawHead(doc: Doc, { columns }: ProofWords): void {
  const { y } = doc;
  doc.font(REGULAR).fontSize(9).fillColor('#444');
  put(doc, printable(doc, columns.day), DAY, { y });
  put(doc, printable(doc, columns.what), WHAT, { y });
  put(doc, printable(doc, `${columns.state}, ${columns.way}`), STATE, { y });
  doc.fillColor('#000');
  rule(doc, doc.y + 2, 1);
}

type Drawing = { words: ProofWords; day: (day: string) => string; publicUrl: string };

function drawLine(doc: Doc, line: PrintedLine, { words, day, publicUrl }: Drawing): void {
  const { code } = line;
  doc.font(BOLD).fontSize(10.5);
  const title = printable(doc, line.title);
  const height = Math.max(
    code ? QR + 6 : 0,
    doc.heightOfString(title, { width: WHAT.width }) + (code ? 42 : 18),
  );
  if (doc.y + height > BOTTOM) {
    doc.addPage();
    drawHead(doc, words);
  }
  const top = doc.y;
  doc.font(REGULAR).fontSize(10.5);
  put(doc, printable(doc, day(line.day)), DAY, { y: top });
  doc.font(BOLD);
  put(doc, title, WHAT, { y: top });
  doc.font(REGULAR).fontSize(10);
  put(doc, printable(doc, line.company), WHAT);
  doc.fontSize(8).fillColor('#444');
  if (code) {
    put(doc, printable(doc, words.receipt(code.receiptNo)), WHAT, { y: doc.y + 2 });
    put(doc, printable(doc, words.code(inHalves(code.no), inHalves(code.mark))), WHAT);
  }
  const below = doc.y;
  doc.fontSize(10).fillColor('#000');
  put(doc, printable(doc, words.states[line.state]), STATE, { y: top });
  doc.fontSize(9).fillColor('#444');
  put(doc, printable(doc, words.ways[line.way]), STATE);
  if (!code) put(doc, printable(doc, line.way === 'here' ? words.erased : words.own), STATE);
  doc.fillColor('#000');
  const end = Math.max(below, doc.y, top + (code ? QR : 0)) + 6;
  if (code) drawCode(doc, publicUrl + proofPath(code.no, code.mark), top);
  rule(doc, end, 0.5);
}

/** A QR code, and a link for who reads it on a screen. */
function drawCode(doc: Doc, url: string, top: number): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const left = doc.direction === 'rtl' ? A4.width - CODE.from - CODE.width : CODE.from;
  const cell = QR / size;
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) doc.rect(left + x * cell, top + y * cell, cell, cell);
    });
  });
  doc.fill('#000');
  doc.link(left, top, QR, QR, url);
}

function drawEnd(doc: Doc, lines: readonly PrintedLine[], words: ProofWords, publicUrl: string): void {
  if (doc.y > BOTTOM - 70) doc.addPage();
  doc.moveDown(0.5).font(REGULAR).fontSize(9).fillColor('#444');
  if (lines.some(({ code }) => code))
    put(doc, printable(doc, words.howToCheck(`${publicUrl}/proof`, PROOF_DAYS)), WHOLE).moveDown(0.4);
  if (lines.some(({ way }) => way !== 'here')) put(doc, printable(doc, words.ownExplained), WHOLE);
  doc.fillColor('#000');
}

function numberPages(doc: Doc, words: ProofWords): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin text would begin a new page.
    doc.page.margins.bottom = 0;
    doc.font(REGULAR).fontSize(8).fillColor('#444');
    put(doc, printable(doc, words.page(page + 1, count)), WHOLE, { y: A4.height - 40, align: 'end' });
  }
}

function rule(doc: Doc, y: number, width: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(width)
    .strokeColor('#bbb')
    .stroke();
  doc.y = y + 6;
}

function dayWriter(lang: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(tagOf(lang), { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

const instantOf = (at: Date, lang: Language) =>
  new Intl.DateTimeFormat(tagOf(lang), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: MARKET_ZONE,
  }).format(at);
