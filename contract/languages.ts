/**
 * The languages of the product, in the order of lists of choice: docs/add-a-language.md. The codes are those of the
 * specification; whatever else differs by language lies in the folder `locales/` has for its code.
 */
export const LANGUAGES = [
  { code: 'en_US', name: 'English', direction: 'ltr' },
  { code: 'de_DE', name: 'Deutsch', direction: 'ltr' },
  // The region whose numbers Intl writes in Latin digits, as German papers have them.
  { code: 'ar_AE', name: 'العربية', direction: 'rtl', covers: 'people' },
] as const satisfies readonly Described[];

type Described = {
  readonly code: string;
  /** In its own words. */
  readonly name: string;
  /** Where lines begin. */
  readonly direction: Direction;
  /** `people`: screens of companies are not translated and stay English. Missing where everything is translated. */
  readonly covers?: 'people';
};
export type Direction = 'ltr' | 'rtl';

export type Language = (typeof LANGUAGES)[number]['code'];
export type ByLanguage<Item> = Readonly<Record<Language, Item>>;

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** Specification section 9. A text that is kept by language is there in this one at least. */
export const LANGUAGE_DEFAULT = 'en_US' satisfies Language;

/** Of the market: mails, documents and public pages for people who have not chosen a language. */
export const LANGUAGE_MARKET = 'de_DE' satisfies Language;

/**
 * Their texts are on every device, so that a choice between them needs no network. Those of any other language are kept
 * where somebody has chosen it, and cost nobody else a byte.
 */
export const LANGUAGES_EVERYWHERE = [LANGUAGE_DEFAULT, LANGUAGE_MARKET] as const;
type Everywhere = (typeof LANGUAGES_EVERYWHERE)[number];
export type ByLanguageEverywhere<Item> = Readonly<Record<Everywhere, Item>>;
export type ByLanguageChosen<Item> = Readonly<Record<Exclude<Language, Everywhere>, Item>>;

export function isEverywhere(language: string): language is Everywhere {
  return LANGUAGES_EVERYWHERE.some((code) => code === language);
}

/** Whether screens of companies are translated as well. */
export function coversCompanies(language: Language): boolean {
  const { covers }: Described = described(language);
  return covers === undefined;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.some((code) => code === value);
}

/** The same made for each language. */
export function inEach<Item>(make: (language: Language) => Item): ByLanguage<Item> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<Language, Item>;
}

/** `de_DE` → `de-DE`, as Intl and `<html lang>` want it: an underscore throws in Intl. */
export function tagOf(code: string): string {
  return code.replace('_', '-');
}

export function nameOf(language: Language): string {
  return described(language).name;
}

export function directionOf(language: Language): Direction {
  return described(language).direction;
}

/** Both attributes of a document or a part of one in this language. */
export function attributesOf(language: Language): { lang: string; dir: Direction } {
  return { lang: tagOf(language), dir: directionOf(language) };
}

/**
 * The first of these that is spoken here, whatever its region: `de-AT` is spoken by `de_DE`. Of several for one tongue
 * the one with the region wins.
 * @param tags in the reader's order: `navigator.languages`, or the parts of an `accept-language`
 */
export function spokenOf(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const wanted = tag.trim().replace('_', '-').toLowerCase();
    const spoken =
      LANGUAGE_CODES.find((code) => tagOf(code).toLowerCase() === wanted) ??
      LANGUAGE_CODES.find((code) => tongueOf(code) === wanted.split('-')[0]);
    if (spoken) return spoken;
  }
  return undefined;
}

/** As a person reads it who speaks `language`: their own where it is there, else the one that always is (webpage.2). */
export function textIn<Item>(
  texts: Partial<ByLanguage<Item>> & Pick<ByLanguage<Item>, typeof LANGUAGE_DEFAULT>,
  language: Language,
): { text: Item; language: Language } {
  const own = texts[language];
  return own === undefined
    ? { text: texts[LANGUAGE_DEFAULT], language: LANGUAGE_DEFAULT }
    : { text: own, language };
}

const tongueOf = (code: string) => code.slice(0, code.indexOf('_'));
const described = (language: Language) =>
  LANGUAGES.find(({ code }) => code === language) as (typeof LANGUAGES)[number];
