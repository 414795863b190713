const made = new Map<string, Intl.NumberFormat>();

/** Made once for each language and shape: to make one costs far more than to use it. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.NumberFormat(tag, options);
  made.set(key, known);
  return known;
}
