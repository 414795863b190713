/**
 * Stems of a folded word. `same`: of the endings of case and number alone, so that words of one stem are one word in
 * another form (`Fahrer`, `Fahrers`). `wide`: also of verbs and people (`verkaufen`, `Verkauf`, `Verkäufer`), which
 * tells less, and is asked only of titles and tasks.
 */
export type Stems = { same: string; wide: readonly string[] };

export function stemsOf(folded: string): Stems {
  return { same: sameStem(folded), wide: [germanStem(folded), englishStem(folded)] };
}

/** Who does something: a `Berater` is another word than `beraten`, which every second ad does. */
const SOMEBODY = /..(?:er|or)(?:n|s|in|innen)?$/;

/** Whether two folded words are one, in its wide sense. */
export function isForm(a: string, b: string): boolean {
  // Plurals: `Kinder`, `Häuser`.
  if (a === b || a === `${b}er` || b === `${a}er`) return true;
  if (SOMEBODY.test(a) !== SOMEBODY.test(b)) return false;
  const [one, other] = [stemsOf(a), stemsOf(b)];
  return one.same === other.same || one.wide.some((stem, at) => stem === other.wide[at]);
}

/** Letters that must be left of a word. */
const STEM_MIN = 3;

function sameStem(word: string): string {
  const [, stem] =
    /^(.{3,}?)(?:innen|in|em|(?<=isch|lich|ig|estellt)er|(?<!er|el)en|(?<=er|el)n|es|e|n|s)$/.exec(word) ??
    [];
  return stem !== undefined && stem.length > STEM_MIN ? stem : word;
}

/**
 * CISTEM (L. Weissweiler, A. Fraser: Developing a Stemmer for German Based on a Comparative Analysis of Publicly
 * Available Stemmers, GSCL 2017), without its opposite of `ge-`, which takes `gewerbe` for `werbe`. It finds more than
 * Snowball by its authors' measure, and is these lines instead of a library of 20 kB.
 */
function germanStem(word: string): string {
  let stem = word
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replace(/(?<![aeq])ue/g, 'u')
    .replaceAll('sch', '$')
    .replaceAll('ei', '%')
    .replaceAll('ie', '&')
    .replace(/(.)\1/g, '$1*');
  for (;;) {
    if (stem.length <= STEM_MIN) break;
    const shorter = stem.replace(stem.length > 5 ? /(?:em|er|nd|t|[esn])$/ : /(?:t|[esn])$/, '');
    if (shorter === stem) break;
    stem = shorter;
  }
  return stem.replace(/(.)\*/g, '$1$1').replaceAll('$', 'sch').replaceAll('%', 'ei').replaceAll('&', 'ie');
}

/** `cleaning`, `cleaned`, `cleaner`, `cleaners`; `running`. */
function englishStem(word: string): string {
  const [, stem] = /^(.{3,}?)(?:ations?|ators?|ions?|ings?|ed|ers?|ors?|ies|es|e|s|y)$/.exec(word) ?? [];
  if (stem === undefined || stem.length <= STEM_MIN - 1) return word;
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}
