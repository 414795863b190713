export type Town = { street: string[]; postalCode: string; city: string };

/** A German letterhead's lines, taken apart: street, `10435 Berlin`, maybe the country. Undefined without a town. */
export function townOf(lines: readonly string[]): Town | undefined {
  const at = lines.findIndex((line, index) => index > 0 && /^\d{5} \S/.test(line));
  const line = lines[at];
  if (line === undefined) return undefined;
  return { street: lines.slice(0, at), postalCode: line.slice(0, 5), city: line.slice(6).trim() };
}
