/** Cents as a reader writes them: `1.234,50 €`. */
export function moneyText(cents: number, lang: 'de_DE' | 'en_US'): string {
  return new Intl.NumberFormat(lang.replace('_', '-'), { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace(/\u202f/g, '\u00a0');
}
