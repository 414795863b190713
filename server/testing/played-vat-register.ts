import { type VatRegister, VatRegisterError } from '../ports/vat-register/vat-register.ts';

/** A register of VAT ids without the network. It knows nobody until a test has said who is in it. */
export function playedVatRegister(): Omit<VatRegister, 'kind'> & {
  kind: VatRegister['kind'];
  readonly valid: Set<string>;
  readonly asked: string[];
  away: VatRegisterError['what'] | undefined;
  reset(): void;
} {
  const valid = new Set<string>();
  const asked: string[] = [];
  return {
    kind: 'vies',
    valid,
    asked,
    away: undefined,
    async look(vatId) {
      asked.push(vatId);
      if (this.kind === 'none') return { is: 'unknown' };
      if (this.away) throw new VatRegisterError(this.away, 'MS_UNAVAILABLE');
      return { is: valid.has(vatId) ? 'valid' : 'invalid', consultation: `WAPIAAA${asked.length}` };
    },
    async reach() {
      if (this.away === 'register') throw new VatRegisterError('register', 'SERVICE_UNAVAILABLE');
    },
    reset() {
      valid.clear();
      asked.length = 0;
      this.away = undefined;
      this.kind = 'vies';
    },
  };
}
