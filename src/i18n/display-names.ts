/** "Deutsch" for `de`, as the browser calls it in the language that is shown; the code where it has no name for it. */
export function languageName(tag: string, code: string): string {
  return nameOf('language', tag, code);
}

/** "Österreich" for `AT`. */
export function regionName(tag: string, code: string): string {
  return nameOf('region', tag, code);
}

function nameOf(type: 'language' | 'region', tag: string, code: string): string {
  try {
    return new Intl.DisplayNames([tag], { type }).of(code) ?? code;
  } catch {
    // A code of no known shape throws instead of being handed back.
    return code;
  }
}
