/** `consultation`: number by which a tax office finds the question; null where none is given. */
export type VatIdAnswer =
  | { readonly is: 'valid'; readonly consultation: string | null }
  | { readonly is: 'invalid'; readonly consultation: string | null }
  /** Nobody can be asked here. */
  | { readonly is: 'unknown' };

/** Port to the register that knows which VAT ids of the EU are valid. Throws a VatRegisterError without an answer. */
export type VatRegister = {
  readonly kind: 'none' | 'vies';
  /** @param vatId normalized, with its prefix */
  look(vatId: string): Promise<VatIdAnswer>;
  /** Throws while the register answers nobody. */
  reach(): Promise<void>;
};

/**
 * No answer. `register`: nobody gets one at the moment · `country`: this country's part does not answer · `asker`: our
 * own VAT id was not taken.
 */
export class VatRegisterError extends Error {
  override readonly name = 'VatRegisterError';
  readonly what: 'register' | 'country' | 'asker';
  readonly code: string;
  constructor(what: VatRegisterError['what'], code: string, cause?: unknown) {
    super(`the register of VAT ids did not answer (${code})`, { cause });
    this.what = what;
    this.code = code;
  }
}
