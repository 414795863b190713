/** Legal forms say nothing about who a company is. */
const LEGAL_FORM = /^(gmbh|ag|kg|ohg|ug|e\.?k\.?|e\.?v\.?|gbr|se|mbh|co\.?|inc\.?|ltd\.?|&|und|and)$/i;

/** "Bäckerei Kranz GmbH & Co. KG" → "BK", "Nordlicht" → "N". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !LEGAL_FORM.test(word));
  const [first, second] = telling.length > 0 ? telling : words;
  return [first, second].map((word) => firstLetter(word)).join('');
}

function firstLetter(word: string | undefined): string {
  return /[\p{L}\p{N}]/u.exec(word ?? '')?.[0]?.toLocaleUpperCase() ?? '';
}

/** A hue for a name, 0 to 359, in steps of 15 degrees: far enough apart to be told apart. */
export function hueOf(name: string): number {
  let hash = 2166136261;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) as number), 16777619);
  return ((hash >>> 8) % 24) * 15;
}
