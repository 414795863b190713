import PDFDocument from 'pdfkit';
import type { Offer, OfferSignature } from '../../../../contract/entities/offer.ts';
import { winAnsi } from '../../../billing/pdf/win-ansi.ts';
import { verifyOffer } from '../terms-hash.ts';
import { factsOf } from './facts.ts';
import type { PdfLang, Words } from './words.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

type Doc = InstanceType<typeof PDFDocument>;

const WORDS: Record<PdfLang, Words> = { de_DE: wordsDe, en_US: wordsEn };
/** A4 in points. */
const MARGIN = 57;
const WIDTH = 595 - 2 * MARGIN;
const LABEL = 130;

/** The offer as a document to print, to keep and to verify. The same offer gives the same bytes. */
export function offerPdf(offer: Offer, lang: PdfLang): Promise<Buffer> {
  const words = WORDS[lang];
  const { company, talent } = offer.parties;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: lang.replace('_', '-'),
    info: {
      Title: winAnsi(`${words.title}: ${offer.terms.title}`),
      CreationDate: new Date(offer.statusAt[offer.status] ?? offer.createdAt),
    },
  });
  const whole = collect(doc);
  doc.font('Helvetica-Bold').fontSize(20).text(winAnsi(words.title));
  doc
    .font('Helvetica')
    .fontSize(12)
    .text(winAnsi(words.intro(company.name, talent.name)));
  doc
    .fontSize(10)
    .text(winAnsi(`${words.version(offer.version)} · ${words.state}: ${words.states[offer.status]}`));
  drawHeading(doc, words.form);
  drawText(doc, words.forms[offer.contractForm]);
  drawHeading(doc, words.terms);
  for (const [label, value] of factsOf(offer, words, lang)) drawFact(doc, label, value);
  drawSignatures(doc, offer, words);
  drawVerification(doc, offer, words);
  doc.end();
  return whole;
}

function drawSignatures(doc: Doc, offer: Offer, words: Words): void {
  drawHeading(doc, words.signatures);
  if (offer.signatures.length === 0) drawText(doc, words.none);
  for (const signature of offer.signatures) drawSignature(doc, signature, words);
  if (!['awaiting_guardian', 'accepted'].includes(offer.status)) return;
  const there = (party: OfferSignature['party']) =>
    offer.signatures.filter((signature) => signature.party === party).length;
  const missing = {
    guardian: offer.guardiansRequired - there('guardian'),
    company: offer.companyRequired - there('company'),
  };
  for (const party of ['guardian', 'company'] as const)
    if (missing[party] > 0) drawText(doc, words.missing(missing[party], party));
}

function drawSignature(
  doc: Doc,
  { party, name, position, at, method, seal }: OfferSignature,
  words: Words,
): void {
  if (doc.y > 700) doc.addPage();
  const who = position === '' ? words.parties[party] : `${words.parties[party]}, ${position}`;
  doc.font('Helvetica-Bold').fontSize(11).text(winAnsi(name), MARGIN, doc.y, { width: WIDTH });
  doc
    .font('Helvetica')
    .fontSize(9)
    .text(winAnsi(`${who} · ${at} · ${words.methods[method]}`), { width: WIDTH });
  doc.font('Courier').fontSize(7).text(seal, { width: WIDTH });
  doc.moveDown(0.6);
}

function drawVerification(doc: Doc, offer: Offer, words: Words): void {
  if (doc.y > 640) doc.addPage();
  drawHeading(doc, words.verification);
  const problems = verifyOffer(offer);
  for (const problem of problems) drawText(doc, words.problems[problem]);
  if (problems.length === 0) drawText(doc, words.verified);
  doc.font('Courier').fontSize(8).text(`${offer._id} v${offer.version}`, { width: WIDTH });
  doc.text(`SHA-256 ${offer.termsHash}`, { width: WIDTH }).moveDown(0.4);
  doc.font('Helvetica').fontSize(8).text(winAnsi(words.howToVerify), { width: WIDTH });
}

function drawHeading(doc: Doc, text: string): void {
  doc.moveDown(1).font('Helvetica-Bold').fontSize(12).text(winAnsi(text), MARGIN, doc.y, { width: WIDTH });
  doc.moveDown(0.3);
}

function drawText(doc: Doc, text: string): void {
  doc.font('Helvetica').fontSize(10).text(winAnsi(text), MARGIN, doc.y, { width: WIDTH });
  doc.moveDown(0.3);
}

function drawFact(doc: Doc, label: string, value: string): void {
  if (doc.y > 740) doc.addPage();
  const { y } = doc;
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor('#444')
    .text(winAnsi(label), MARGIN, y, { width: LABEL - 10 });
  const below = doc.y;
  doc
    .fillColor('#000')
    .fontSize(10)
    .text(winAnsi(value), MARGIN + LABEL, y, { width: WIDTH - LABEL });
  // A long value may have gone to the next page, where the label's end is no measure.
  doc.y = doc.y > y ? Math.max(doc.y, below) : doc.y;
  doc.moveDown(0.25);
}

function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
