/**
 * Questions for earlier or present pay are not asked (Directive (EU) 2023/970, art. 5(2); product section 1). A list of
 * words, not a reading: it stops the usual wordings and names the question; a question that meant something else has to be reworded.
 */

/** These ask for earlier pay without a word of time: a payslip proves what was earned. */
const PROOF =
  /\b(gehaltsnachweis\w*|lohnnachweis\w*|gehaltsabrechnung\w*|lohnabrechnung\w*|verdienstbescheinigung\w*|gehaltshistorie|lohnhistorie|pay ?slips?|pay ?stubs?|wage slips?|(salary|pay|wage|compensation|earnings) history)\b/u;
const PAY =
  /\b(\w*gehalt(s|es)?|\w*gehälter\w*|\w*lohn(s|es)?|\w*löhne\w*|\w*verdienst(s|es)?|\w*einkommen\w*|\w*vergütung\w*|stundensatz|tagessatz|salary|salaries|wages?|pay|paid|earnings|income|compensation|remuneration|rate)\b/u;
const BEFORE =
  /\b(bisher\w*|aktuell\w*|derzeit\w*|jetzig\w*|gegenwärtig\w*|momentan\w*|früher\w*|vorherig\w*|vorig\w*|letzte\w*|zuletzt|ehemalig\w*|vergangene\w*|heutig\w*|current\w*|previous\w*|present\w*|past|last|former\w*|earlier|prior|recent\w*|existing|so far|until now|right now|now)\b/u;
/** Verbs of earning in the present or past, whatever stands beside them. */
const EARNING =
  /\b(verdien(te)?st du|hast du .*verdient|verdienen sie|haben sie .*verdient|(do|did|have|were|are) you (currently |now |last |previously )?(earn\w*|make|made|been paid|paid))\b/u;
/** What somebody hopes for may be asked, unless the same question looks back as well. */
const HOPE = /(vorstellung|wunsch|erwart|wünsch|möchtest|expect|desired|hope|would you like|aim)/u;
const BACK = /\b(bisher|zuletzt|letzte|derzeit|aktuell|current|previous|last)/u;

export function asksPayHistory(text: string): boolean {
  const words = text.normalize('NFC').toLowerCase();
  if (PROOF.test(words)) return true;
  if (HOPE.test(words) && !BACK.test(words)) return false;
  return EARNING.test(words) || (PAY.test(words) && BEFORE.test(words));
}
