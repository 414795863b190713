/** A value as it was when a change was made, as the change has it, and as it is by now. */
export type Three<Value> = { readonly from: Value; readonly to: Value; readonly now: Value };

/** A list of words that was changed on two sides: each word is given and taken by itself. */
export function listOver({ from, to, now }: Three<readonly string[]>): string[] {
  const stay = now.filter((word) => to.includes(word) || !from.includes(word));
  return [...new Set([...stay, ...to.filter((word) => !from.includes(word))])];
}
