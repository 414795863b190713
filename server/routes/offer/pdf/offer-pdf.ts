import type { Offer, OfferSignature } from '../../../../contract/entities/offer.ts';
import { BOLD, collect, type Doc, openDocument, REGULAR } from '../../../base/pdf/document.ts';
import { printable } from '../../../base/pdf/printable.ts';
import { verifyOffer } from '../terms-hash.ts';
import { factsOf } from './facts.ts';
import type { PdfLang, Words } from './words.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

const WORDS: Record<PdfLang, Words> = { de_DE: wordsDe, en_US: wordsEn };
/** A4 in points. */
const MARGIN = 57;
const WIDTH = 595 - 2 * MARGIN;
const LABEL = 130;

/** The offer as a document to print, to keep and to verify. The same offer gives the same bytes. */
export function offerPdf(offer: Offer, lang: PdfLang): Promise<Buffer> {
  const words = WORDS[lang];
  const { company, talent } = offer.parties;
  const doc = openDocument({
    margin: MARGIN,
    lang,
    info: {
      Title: `${words.title}: ${offer.terms.title}`,
      CreationDate: new Date(offer.statusAt[offer.status] ?? offer.createdAt),
    },
  });
  const whole = collect(doc);
  doc.font(BOLD).fontSize(20).text(printable(doc, words.title));
  doc
    .font(REGULAR)
    .fontSize(12)
    .text(printable(doc, words.intro(company.name, talent.name)));
  doc
    .fontSize(10)
    .text(printable(doc, `${words.version(offer.version)} · ${words.state}: ${words.states[offer.status]}`));
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
  doc.font(BOLD).fontSize(11).text(printable(doc, name), MARGIN, doc.y, { width: WIDTH });
  doc
    .font(REGULAR)
    .fontSize(9)
    .text(printable(doc, `${who} · ${at} · ${words.methods[method]}`), { width: WIDTH });
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
  doc.font(REGULAR).fontSize(8).text(printable(doc, words.howToVerify), { width: WIDTH });
}

function drawHeading(doc: Doc, text: string): void {
  doc.moveDown(1).font(BOLD).fontSize(12).text(printable(doc, text), MARGIN, doc.y, { width: WIDTH });
  doc.moveDown(0.3);
}

function drawText(doc: Doc, text: string): void {
  doc.font(REGULAR).fontSize(10).text(printable(doc, text), MARGIN, doc.y, { width: WIDTH });
  doc.moveDown(0.3);
}

function drawFact(doc: Doc, label: string, value: string): void {
  if (doc.y > 740) doc.addPage();
  const { y } = doc;
  doc
    .font(REGULAR)
    .fontSize(9)
    .fillColor('#444')
    .text(printable(doc, label), MARGIN, y, { width: LABEL - 10 });
  const below = doc.y;
  doc
    .fillColor('#000')
    .fontSize(10)
    .text(printable(doc, value), MARGIN + LABEL, y, { width: WIDTH - LABEL });
  // A long value may have gone to the next page, where the label's end is no measure.
  doc.y = doc.y > y ? Math.max(doc.y, below) : doc.y;
  doc.moveDown(0.25);
}
