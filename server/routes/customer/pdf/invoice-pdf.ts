import { BOLD, collect, type Doc, openDocument, REGULAR } from '../../../base/pdf/document.ts';
import { printable } from '../../../base/pdf/printable.ts';
import type { InvoiceRow } from '../../../domain/billing/rows.ts';
import { type InvoiceLang, type InvoiceText, invoiceText } from './invoice-text.ts';

/** A4 in points. Address window and fold marks follow DIN 5008, form B. */
const PAGE = { left: 57, right: 538, top: 50, bottom: 780 };
const WINDOW_TOP = 145;
const COLUMN = { text: PAGE.left, quantity: 380, amount: 438 };
const WIDTH = { text: 315, quantity: 50, amount: 100 };

/** The invoice as a page to print and to keep. The same row gives the same bytes. */
export function invoicePdf(row: InvoiceRow, lang: InvoiceLang, corrects?: string): Promise<Buffer> {
  const text = invoiceText(row, lang, corrects);
  const doc = openDocument({
    margins: { left: PAGE.left, right: 595 - PAGE.right, top: PAGE.top, bottom: 842 - PAGE.bottom },
    lang,
    info: { Title: `${text.title} ${row.number}`, Author: text.seller.name, CreationDate: row.issued_at },
  });
  const whole = collect(doc);
  drawLetterhead(doc, text);
  drawFacts(doc, text);
  drawTable(doc, text);
  drawEnd(doc, text);
  doc.end();
  return whole;
}

function drawLetterhead(doc: Doc, { seller, buyer }: InvoiceText): void {
  doc.font(BOLD).fontSize(13).text(printable(doc, seller.name), PAGE.left, PAGE.top);
  doc.font(REGULAR).fontSize(9).fillColor('#444');
  doc.text(printable(doc, [...seller.address, ...seller.facts].join(' · ')), {
    width: PAGE.right - PAGE.left,
  });
  doc
    .fontSize(7)
    .text(printable(doc, [seller.name, ...seller.address].join(', ')), PAGE.left, WINDOW_TOP - 12, {
      width: 240,
    });
  doc.fillColor('#000').fontSize(11);
  doc.y = WINDOW_TOP;
  for (const line of buyer) doc.text(printable(doc, line), PAGE.left, doc.y, { width: 240, lineGap: 2 });
}

function drawFacts(doc: Doc, { title, facts, intro }: InvoiceText): void {
  let y = WINDOW_TOP;
  for (const [label, value] of facts) {
    doc.font(REGULAR).fontSize(9).fillColor('#444').text(printable(doc, label), 330, y, { width: 100 });
    doc.fillColor('#000').text(printable(doc, value), 430, y, { width: PAGE.right - 430 });
    y = Math.max(doc.y, y + 12) + 3;
  }
  doc.font(BOLD).fontSize(16).text(printable(doc, title), PAGE.left, Math.max(y, 270));
  doc.moveDown(0.5).font(REGULAR).fontSize(10).text(printable(doc, intro));
  doc.moveDown(0.8);
}

function drawTable(doc: Doc, { head, lines, sums }: InvoiceText): void {
  doc.font(BOLD).fontSize(9);
  drawRow(doc, head);
  rule(doc);
  for (const line of lines) {
    doc.font(REGULAR).fontSize(10);
    drawRow(doc, line);
    doc
      .fontSize(8)
      .fillColor('#444')
      .text(printable(doc, line.period), COLUMN.text, doc.y, { width: WIDTH.text });
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
  doc.text(printable(doc, quantity), COLUMN.quantity, y, { width: WIDTH.quantity, align: 'right' });
  doc.text(printable(doc, amount), COLUMN.amount, y, { width: WIDTH.amount, align: 'right' });
  doc.text(printable(doc, text), COLUMN.text, y, { width: WIDTH.text });
}

function rule(doc: Doc): void {
  const y = doc.y + 3;
  doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor('#888').stroke();
  doc.y = y + 6;
}

function drawEnd(doc: Doc, { notes }: InvoiceText): void {
  doc.moveDown(1.5).font(REGULAR).fontSize(10);
  for (const note of notes) {
    doc.text(printable(doc, note), PAGE.left, doc.y, { width: PAGE.right - PAGE.left });
    doc.moveDown(0.6);
  }
}
