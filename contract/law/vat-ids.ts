/** VAT ids by the prefix they begin with. Source: VIES, "What is the format of a VAT number"; CH, GB, NO: their registers. */

export type VatIdShape = { readonly body: RegExp; readonly example: string };

export const VAT_ID_SHAPES: Readonly<Record<string, VatIdShape>> = {
  AT: { body: /^U\d{8}$/, example: 'ATU13585627' },
  BE: { body: /^[01]\d{9}$/, example: 'BE0403019261' },
  BG: { body: /^\d{9,10}$/, example: 'BG175074752' },
  CY: { body: /^\d{8}[A-Z]$/, example: 'CY10259033P' },
  CZ: { body: /^\d{8,10}$/, example: 'CZ25123891' },
  DE: { body: /^[1-9]\d{8}$/, example: 'DE136695976' },
  DK: { body: /^\d{8}$/, example: 'DK13585628' },
  EE: { body: /^\d{9}$/, example: 'EE100931558' },
  /** Greece; ISO 3166-1 writes GR. */
  EL: { body: /^\d{9}$/, example: 'EL023456780' },
  ES: { body: /^[0-9A-Z]\d{7}[0-9A-Z]$/, example: 'ESB58378431' },
  FI: { body: /^\d{8}$/, example: 'FI20774740' },
  FR: { body: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, example: 'FR40303265045' },
  HR: { body: /^\d{11}$/, example: 'HR33392005961' },
  HU: { body: /^\d{8}$/, example: 'HU12892312' },
  IE: { body: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE6433435F' },
  IT: { body: /^\d{11}$/, example: 'IT00743110157' },
  LT: { body: /^(\d{9}|\d{12})$/, example: 'LT119511515' },
  LU: { body: /^\d{8}$/, example: 'LU15027442' },
  LV: { body: /^\d{11}$/, example: 'LV40003521600' },
  MT: { body: /^\d{8}$/, example: 'MT11679112' },
  NL: { body: /^\d{9}B\d{2}$/, example: 'NL004495445B01' },
  PL: { body: /^\d{10}$/, example: 'PL8567346215' },
  PT: { body: /^\d{9}$/, example: 'PT501964843' },
  RO: { body: /^\d{2,10}$/, example: 'RO18547290' },
  SE: { body: /^\d{12}$/, example: 'SE123456789701' },
  SI: { body: /^\d{8}$/, example: 'SI50223054' },
  SK: { body: /^\d{10}$/, example: 'SK2022749619' },
  CH: { body: /^E\d{9}(MWST|TVA|IVA)?$/, example: 'CHE107787577MWST' },
  GB: { body: /^(\d{9}|\d{12})$/, example: 'GB980780684' },
  NO: { body: /^\d{9}(MVA)?$/, example: 'NO995525828MVA' },
};

/** Outside the EU; VIES does not know them. */
const THIRD = ['CH', 'GB', 'NO'];

/** Where the prefix is not the country's code: Greece, Liechtenstein in the Swiss register, Monaco in the French one. */
const PREFIX: Readonly<Record<string, string>> = { GR: 'EL', LI: 'CH', MC: 'FR', IM: 'GB' };

/** What the VAT ids of a country begin with; undefined where no shape is known. */
export function vatIdPrefix(country: string): string | undefined {
  const prefix = PREFIX[country] ?? country;
  return prefix in VAT_ID_SHAPES ? prefix : undefined;
}

export const EU_PREFIXES: readonly string[] = Object.keys(VAT_ID_SHAPES).filter(
  (one) => !THIRD.includes(one),
);

/** Whether a normalized number has the shape of its prefix. */
export function hasVatIdShape(vatId: string): boolean {
  return VAT_ID_SHAPES[vatId.slice(0, 2)]?.body.test(vatId.slice(2)) === true;
}
