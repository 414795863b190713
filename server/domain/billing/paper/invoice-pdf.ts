import type { Language } from '../../../../contract/languages.ts';
import { A4, BOLD, collect, type Doc, openDocument, REGULAR } from '../../../base/pdf/document.ts';
import { printable } from '../../../base/pdf/printable.ts';
import { type Column, put } from '../../../base/pdf/put.ts';
import type { InvoiceRow } from '../rows.ts';
import { type Corrected, invoiceXml } from './e-invoice.ts';
import { type InvoiceText, invoiceText } from './invoice-text.ts';
import { embedInvoice } from './zugferd.ts';

/** A4 in points. Address window and fold marks follow DIN 5008, form B. */
const PAGE = { left: 57, right: 538, top: 50, bottom: 780 };
const WINDOW_TOP = 145;
const WHOLE: Column = { from: PAGE.left, width: PAGE.right - PAGE.left };
const ADDRESS: Column = { from: PAGE.left, width: 240 };
const LABEL: Column = { from: 330, width: 100 };
const VALUE: Column = { from: 430, width: PAGE.right - 430 };
const COLUMN = {
  text: { from: PAGE.left, width: 315 },
  quantity: { from: 380, width: 50 },
  amount: { from: 438, width: 100 },
} satisfies Record<string, Column>;

/**
 * The invoice as a page to print and to keep, with the e-invoice inside: a ZUGFeRD file. A copy in another language than
 * its own carries none. The same row gives the same bytes.
 */
export async function invoicePdf(row: InvoiceRow, lang: Language, corrected?: Corrected): Promise<Buffer> {
  const text = invoiceText(row, lang, corrected?.number);
  const xml = lang === row.lang ? invoiceXml(row, 'en16931', corrected) : undefined;
  const doc = openDocument({
    margins: {
      left: PAGE.left,
      right: A4.width - PAGE.right,
      top: PAGE.top,
      bottom: A4.height - PAGE.bottom,
    },
    lang,
    archived: true,
    info: { Title: `${text.title} ${row.number}`, CreationDate: row.issued_at },
  });
  const whole = collect(doc);
  if (xml !== undefined) embedInvoice(doc, { xml, at: row.issued_at, author: text.seller.name });
  drawLetterhead(doc, text);
  drawFacts(doc, text);
  drawTable(doc, text);
  drawEnd(doc, text);
  doc.end();
  return whole;
}

function drawLetterhead(doc: Doc, { seller, buyer }: InvoiceText): void {
  doc.font(BOLD).fontSize(13);
  put(doc, printable(doc, seller.name), WHOLE, { y: PAGE.top });
  doc.font(REGULAR).fontSize(9).fillColor('#444');
  put(doc, printable(doc, [...seller.address, ...seller.facts].join(' · ')), WHOLE);
  doc.fontSize(7);
  // DIN 5008 has the window on the left, whichever way the letter is read.
  doc.text(printable(doc, [seller.name, ...seller.address].join(', ')), ADDRESS.from, WINDOW_TOP - 12, {
    width: ADDRESS.width,
  });
  doc.fillColor('#000').fontSize(11);
  doc.y = WINDOW_TOP;
  for (const line of buyer)
    doc.text(printable(doc, line), ADDRESS.from, doc.y, { width: ADDRESS.width, lineGap: 2 });
}

function drawFacts(doc: Doc, { title, facts, intro }: InvoiceText): void {
  let y = WINDOW_TOP;
  for (const [label, value] of facts) {
    doc.font(REGULAR).fontSize(9).fillColor('#444');
    put(doc, printable(doc, label), LABEL, { y });
    doc.fillColor('#000');
    put(doc, printable(doc, value), VALUE, { y });
    y = Math.max(doc.y, y + 12) + 3;
  }
  doc.font(BOLD).fontSize(16);
  put(doc, printable(doc, title), WHOLE, { y: Math.max(y, 270) });
  doc.moveDown(0.5).font(REGULAR).fontSize(10);
  put(doc, printable(doc, intro), WHOLE);
  doc.moveDown(0.8);
}

function drawTable(doc: Doc, { head, lines, sums }: InvoiceText): void {
  doc.font(BOLD).fontSize(9);
  drawRow(doc, head);
  rule(doc);
  for (const line of lines) {
    doc.font(REGULAR).fontSize(10);
    drawRow(doc, line);
    doc.fontSize(8).fillColor('#444');
    put(doc, printable(doc, line.period), COLUMN.text);
    doc.fillColor('#000').moveDown(0.6);
  }
  rule(doc);
  for (const [index, [label, amount]] of sums.entries()) {
    doc.font(index === sums.length - 1 ? BOLD : REGULAR).fontSize(10);
    drawRow(doc, { text: label, quantity: '', amount });
    doc.moveDown(0.2);
  }
}

type Cells = { text: string; quantity: string; amount: string };

function drawRow(doc: Doc, { text, quantity, amount }: Cells): void {
  if (doc.y > PAGE.bottom - 40) doc.addPage();
  const { y } = doc;
  put(doc, printable(doc, quantity), COLUMN.quantity, { y, align: 'end' });
  put(doc, printable(doc, amount), COLUMN.amount, { y, align: 'end' });
  put(doc, printable(doc, text), COLUMN.text, { y });
}

function rule(doc: Doc): void {
  const y = doc.y + 3;
  doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor('#888').stroke();
  doc.y = y + 6;
}

function drawEnd(doc: Doc, { notes }: InvoiceText): void {
  doc.moveDown(1.5).font(REGULAR).fontSize(10);
  for (const note of notes) {
    put(doc, printable(doc, note), WHOLE);
    doc.moveDown(0.6);
  }
}
