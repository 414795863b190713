/** Words that name how somebody works, and not what at. */
const NOT_THE_WORK =
  /^(?:aushilfe|aushilfen|mitarbeiter|mitarbeiterin|mitarbeitende|minijob|teilzeit|vollzeit|praktikum|ausbildung|ferienjob|werkstudent|werkstudentin|helfer|helferin|leitung|junior|senior|freelance|freelancer|campaign|kampagne|internship|apprenticeship|holiday|part|full|time|samstags|sonntags|abends|morgens|unsere|unserem|unseren|nach|beim)$/;

/** The word of a title that says what the work is: "Verkauf" of "Aushilfe im Verkauf (m/w/d)"; empty where there is none. */
export function mainWord(title: string): string {
  const words = title.replace(/\([^)]*\)/g, ' ').match(/\p{L}{4,}/gu) ?? [];
  // German writes what things are called with a capital; the first of them is what is named.
  const named = words.filter((word) => !NOT_THE_WORK.test(word.toLowerCase()));
  return named.find((word) => /^\p{Lu}/u.test(word)) ?? named[0] ?? '';
}
