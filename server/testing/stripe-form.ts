/** A request's parameters as they were written: `items[0][price]` and so on. */
export type Form = Record<string, string>;

export function parseForm(text: string): Form {
  return Object.fromEntries(new URLSearchParams(text));
}
