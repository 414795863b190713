/** Words for people whose female form only adds an ending: `Köchin`, `Verkäuferinnen`. */
const FEMALE = /(er|or|eur|ist|ant|ent|at|och|öch|oech|ärzt|aerzt|log|iker|wirt|är|aer)in(nen)?$/u;
/** `Kauffrau`, `Hotelfachleute`: what stands before is the occupation. */
const PEOPLE = /^(.{3,})(frau(?:en)?|mann|männer|maenner|leute|person(?:en)?|kraft|kräfte|kraefte)$/u;

/**
 * The same occupation for other people, none of them the word itself: without the female ending, and with each ending
 * for a person. `köchin` becomes `koch`, `pflegefachfrau` becomes `pflegefachmann`, `pflegefachkraft` and so on.
 */
export function otherForms(word: string): string[] {
  const forms = new Set<string>();
  if (FEMALE.test(word)) {
    const bare = word.replace(/in(nen)?$/u, '');
    forms.add(bare.replace(/(?:ö|oe)ch$/u, 'och').replace(/(?:ä|ae)rzt$/u, 'arzt'));
  }
  const [, before, person] = PEOPLE.exec(word) ?? [];
  // A `Fachkraft` is no `Fachmann`: only an occupation before it keeps its meaning, and that is longer.
  if (before && person && (before.length > 5 || /^(?:frau|mann|leute)/u.test(person)))
    for (const ending of ['frau', 'mann', 'leute', 'person', 'kraft']) forms.add(before + ending);
  forms.delete(word);
  return [...forms];
}
