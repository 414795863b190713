const known: Record<string, number> = {};

/** Digits of a currency's minor unit, in which all sums are: not every currency has hundredths. @param currency ISO 4217 */
export const minorDigits = (currency: string): number =>
  // A list asks for each of its rows, and a formatter costs more than what it formats.
  (known[currency] ??=
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2);
