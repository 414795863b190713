/**
 * Words of a title that read as a wish for an age or an origin, which an advertisement may not have (§ 11 AGG). Only those
 * that are hardly meant otherwise in a title: a hint that cries at everything is read by nobody.
 */
const WORDS =
  /(?<!\p{L})(jung(e|er|es|en|em)?|jugendlich(e|er|es|en)?|junggeblieben(e|er|es|en)?|young|youthful|digital native|muttersprachler(in)?|native speaker)(?!\p{L})/iu;

/** The first such word as it stands in the title; null where there is none. */
export function ageWordIn(title: string): string | null {
  return WORDS.exec(title)?.[0] ?? null;
}
