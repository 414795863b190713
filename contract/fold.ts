/**
 * How two spellings of a name are compared: without case, accents and repeated spaces. `KRÜGER ` and `Kruger` are
 * equal, so nobody is refused for what their keyboard lacks.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A handle as it is unique: `Jana.Backt`, `jana_backt` and `JanaBackt` would be taken for one another. */
export function foldHandle(handle: string): string {
  return fold(handle).replace(/[._-]/g, '');
}
