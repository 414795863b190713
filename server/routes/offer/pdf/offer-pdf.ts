import type { Offer, OfferSignature } from '../../../../contract/entities/offer.ts';
import type { Branch } from '../../../../contract/entities/working-conditions.ts';
import type { Language } from '../../../../contract/languages.ts';
import { TERMS_LEFT, type TermsProof, termsProof } from '../../../../contract/law/proof-of-terms.ts';
import { cite } from '../../../../contract/law/source.ts';
import { checkNumber, checkOffer, type OfferProblem } from '../../../../contract/policy/offer-check.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import type { OfferWords } from '../../../../locales/types/offer.ts';
import { textHash } from '../../../base/canonical-json.ts';
import { A4, BOLD, collect, type Doc, openDocument, REGULAR } from '../../../base/pdf/document.ts';
import { printable } from '../../../base/pdf/printable.ts';
import { type Column, put } from '../../../base/pdf/put.ts';
import { factsOf } from './facts.ts';

/** Lengths in points. */
const MARGIN = 57;
const WIDTH = A4.width - 2 * MARGIN;
const LABEL_WIDTH = 130;
const WHOLE: Column = { from: MARGIN, width: WIDTH };
const LABEL: Column = { from: MARGIN, width: LABEL_WIDTH - 10 };
const VALUE: Column = { from: MARGIN + LABEL_WIDTH, width: WIDTH - LABEL_WIDTH };

/** The offer as a document to print, to keep and to verify. The same offer gives the same bytes. */
export async function offerPdf(
  offer: Offer,
  lang: Language,
  branches: readonly Branch[] = [],
): Promise<Buffer> {
  const problems = await checkOffer(offer, textHash);
  const words = SERVER_TEXTS[lang].offer;
  const { company, talent } = offer.parties;
  const title = words.title[offer.status === 'signed' ? 'signed' : 'open'];
  const doc = openDocument({
    margin: MARGIN,
    lang,
    info: {
      Title: `${title}: ${offer.terms.title}`,
      CreationDate: new Date(offer.statusAt[offer.status] ?? offer.createdAt),
    },
  });
  const whole = collect(doc);
  doc.font(BOLD).fontSize(20);
  put(doc, printable(doc, title), WHOLE);
  doc.font(REGULAR).fontSize(12);
  put(doc, printable(doc, words.intro(company.name, talent.name)), WHOLE);
  doc.fontSize(10);
  put(
    doc,
    printable(doc, `${words.version(offer.version)} · ${words.state}: ${words.states[offer.status]}`),
    WHOLE,
  );
  drawHeading(doc, words.form);
  drawText(doc, words.forms[offer.contractForm]);
  drawProof(doc, termsProof(offer.kind, branches), words, lang);
  drawHeading(doc, words.terms);
  for (const [label, value] of factsOf(offer, words, lang)) drawFact(doc, label, value);
  drawSignatures(doc, offer, words);
  drawVerification(doc, offer, words, problems);
  doc.end();
  return whole;
}

/** How the essential terms are handed over, and which of them the company still has to add. */
function drawProof(doc: Doc, proof: TermsProof | undefined, words: OfferWords, lang: Language): void {
  // A training has a contract of its own, whose contents its form names.
  if (proof === undefined || proof.form === 'training') return;
  const where = proof.sources.map((source) => cite(source, lang.startsWith('de') ? 'de' : 'en')).join(', ');
  drawHeading(doc, words.proof);
  drawText(doc, words.proofs[proof.form](where));
  drawText(doc, `${words.termsLeft} ${TERMS_LEFT.map((term) => words.leftTerm[term]).join(' · ')}.`);
}

function drawSignatures(doc: Doc, offer: Offer, words: OfferWords): void {
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
  { party, name, position, at, method, guardian, seal }: OfferSignature,
  words: OfferWords,
): void {
  if (doc.y > 700) doc.addPage();
  const who = position === '' ? words.parties[party] : `${words.parties[party]}, ${position}`;
  doc.font(BOLD).fontSize(11);
  put(doc, printable(doc, name), WHOLE);
  doc.font(REGULAR).fontSize(9);
  put(doc, printable(doc, `${who} · ${at} · ${words.methods[method]}`), WHOLE);
  if (guardian)
    put(
      doc,
      printable(doc, `${words.relations[guardian.relation]}, ${words.custody[guardian.custody]}`),
      WHOLE,
    );
  if (guardian?.relation === 'guardian') put(doc, printable(doc, words.court), WHOLE);
  doc.font('Courier').fontSize(7);
  put(doc, seal, WHOLE);
  doc.moveDown(0.6);
}

function drawVerification(
  doc: Doc,
  offer: Offer,
  words: OfferWords,
  problems: readonly OfferProblem[],
): void {
  if (doc.y > 640) doc.addPage();
  drawHeading(doc, words.verification);
  for (const problem of problems) drawText(doc, words.problems[problem]);
  if (problems.length === 0) drawText(doc, words.verified);
  drawText(doc, words.number(checkNumber(offer.termsHash)));
  doc.font('Courier').fontSize(8);
  put(doc, `${offer._id} v${offer.version}`, WHOLE);
  put(doc, `SHA-256 ${offer.termsHash}`, WHOLE).moveDown(0.4);
  doc.font(REGULAR).fontSize(8);
  put(doc, printable(doc, words.howToVerify), WHOLE);
}

function drawHeading(doc: Doc, text: string): void {
  doc.moveDown(1).font(BOLD).fontSize(12);
  put(doc, printable(doc, text), WHOLE);
  doc.moveDown(0.3);
}

function drawText(doc: Doc, text: string): void {
  doc.font(REGULAR).fontSize(10);
  put(doc, printable(doc, text), WHOLE);
  doc.moveDown(0.3);
}

function drawFact(doc: Doc, label: string, value: string): void {
  if (doc.y > 740) doc.addPage();
  const { y } = doc;
  doc.font(REGULAR).fontSize(9).fillColor('#444');
  put(doc, printable(doc, label), LABEL, { y });
  const below = doc.y;
  doc.fillColor('#000').fontSize(10);
  put(doc, printable(doc, value), VALUE, { y });
  // A long value may have gone to the next page, where the label's end is no measure.
  doc.y = doc.y > y ? Math.max(doc.y, below) : doc.y;
  doc.moveDown(0.25);
}
