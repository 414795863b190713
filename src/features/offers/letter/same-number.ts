/** Whether a number copied from a paper, short or long, with or without its marks, is that of these terms. */
export function isSameNumber(typed: string, termsHash: string): boolean {
  const digits = typed
    .toLowerCase()
    .replace(/^\s*sha-?256/, '')
    .replace(/[^0-9a-f]/g, '');
  return digits.length >= 8 && termsHash.startsWith(digits);
}
