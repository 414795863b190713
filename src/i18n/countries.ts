/** The EU, its neighbours in the single market, those next to them, and the United States: ISO 3166-1. */
const COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );

/** Countries by their names in a language, in its order. @param present stays on the list, whatever it is */
export function countries(tag: string, present: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const known = COUNTRIES.includes(present) ? COUNTRIES : [...COUNTRIES, present];
  const listed = known.map((code) => ({ code, name: names.of(code) ?? code }));
  return listed.toSorted((a, b) => a.name.localeCompare(b.name, tag));
}
