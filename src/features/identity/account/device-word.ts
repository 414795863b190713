const NAMES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

/** What a person would call the device, as a first guess; empty where it does not say. */
export const deviceWord = (userAgent: string): string =>
  NAMES.find(([looks]) => looks.test(userAgent))?.[1] ?? '';
