/**
 * Texts that a company's people use again in the chat, with placeholders that the device fills in. The member reads the
 * filled text before it is sent, so the server fills none of them; it only refuses what nobody could fill. The text of a
 * rejection is different (contract/rejection-text.ts).
 */

type Kept<Template> = Readonly<Record<string, Template | null>>;

/** Those a company has after a change, key by key: both sides compute it. One that is null is deleted. */
export function mergedTemplates<Template>(
  before: Kept<Template> | undefined,
  change: Kept<Template> | undefined,
): Record<string, Template> {
  const kept = Object.entries({ ...before, ...change }).filter(
    (one): one is [string, Template] => one[1] !== null,
  );
  return Object.fromEntries(kept);
}

export const PLACEHOLDERS = ['firstName', 'job', 'company', 'sender'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What stands in their places; null: not known, or not to be shown yet. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const ANY = /\{([^{}\n]*)\}/g;

const isPlaceholder = (word: string): word is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(word);

/** What stands in braces and is no placeholder, as it was typed: each once. */
export function unknownPlaceholders(text: string): string[] {
  const words = [...text.matchAll(ANY)].map(([, word = '']) => word);
  return [...new Set(words.filter((word) => !isPlaceholder(word)))].map((word) => `{${word}}`);
}

/** Stands where a line began with a placeholder that has no value, until the next word is its beginning. */
const BEGINS = '\u0000';

/**
 * The text with its placeholders filled in. Where one has no value the neutral form is left: "Hello {firstName}," becomes
 * "Hello,", and a line that began with it begins with what follows.
 */
export function filledTemplate(text: string, values: PlaceholderValues): string {
  // In one pass: a name that holds "{job}" is a name.
  const filled = text.replace(/([ \t]*)\{([^{}\n]*)\}/g, (kept, space: string, word: string, at: number) => {
    if (!isPlaceholder(word)) return kept;
    const value = values[word];
    if (value !== null) return space + value;
    return at === 0 || text[at - 1] === '\n' ? BEGINS : '';
  });
  return filled.replace(new RegExp(`${BEGINS}[,:]?[ \\t]*(\\p{L}?)`, 'gu'), (_, letter: string) =>
    letter.toLocaleUpperCase(),
  );
}
