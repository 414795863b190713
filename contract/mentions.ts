/**
 * A colleague who is named in a private note. The note keeps `<@id>` and screens show `@Name`, so a colleague
 * who changes their name appears under the new one, and two of the same name stay two.
 */

type Colleague = { readonly _userId: string; readonly name: string; readonly position: string };

/** Ids as `uid` of contract/fields.ts has them; anything else between the signs is text. */
const MENTION = /<@([A-Za-z0-9_-]{1,128})>/g;

/** Ids of those who are named, each once. */
export function mentionsIn(note: string): string[] {
  return [...new Set([...note.matchAll(MENTION)].map(([, id = '']) => id))];
}

/** What colleagues are called in a note, by their ids: the name, and what they do where two have the same. */
export function mentionNames(colleagues: readonly Colleague[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { _userId, name, position } of colleagues) {
    const alike = colleagues.filter((other) => other.name === name).length > 1;
    const full = alike && position ? `${name} (${position})` : name;
    const taken = [...names.values()].filter(
      (other) => other === full || other.startsWith(`${full} #`),
    ).length;
    names.set(_userId, taken > 0 ? `${full} #${taken + 1}` : full);
  }
  return names;
}

/** The note as it is read; who is not among the colleagues is left as it is kept. */
export function shownMentions(note: string, names: ReadonlyMap<string, string>): string {
  return note.replace(MENTION, (kept, id: string) => (names.has(id) ? `@${names.get(id)}` : kept));
}

/** For a search: an id is no word. */
export function withoutMentions(note: string): string {
  return note.replace(MENTION, ' ');
}

/** The note as it is kept; the inverse of `shownMentions`. A name counts where no letter follows it. */
export function keptMentions(text: string, names: ReadonlyMap<string, string>): string {
  // The longest first: "@Jana Krüger (Head baker)" begins with the name of another.
  const longest = [...names].sort(([, a], [, b]) => b.length - a.length);
  if (longest.length === 0) return text;
  const ids = new Map(longest.map(([id, name]) => [name, id]));
  const any = longest.map(([, name]) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(
    new RegExp(`@(${any})(?![\\p{L}\\p{N}])`, 'gu'),
    (_, name: string) => `<@${ids.get(name)}>`,
  );
}
