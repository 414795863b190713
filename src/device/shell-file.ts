/**
 * Screens that only people of this mode open: their files come to a device once somebody there is signed in as one
 * (rule S5).
 */
export const PARTS = ['company'] as const;
export type Part = (typeof PARTS)[number];

/** A file of the app as the build names it for the worker: what it is kept under, and what has to be in it. */
export type ShellFile = {
  url: string;
  /** Null where the name itself carries a hash. */
  revision: string | null;
  digest: string;
  /** Missing where everybody needs it. */
  part?: Part;
};

/** 36 bits find every accident; who could forge them could forge the worker too, which comes over the same line. */
const DIGEST_CHARACTERS = 6;

/** The start of the SHA-256 of these bytes. Whole, those of a hundred files would make the worker half as large again. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash)).slice(0, DIGEST_CHARACTERS);
}
