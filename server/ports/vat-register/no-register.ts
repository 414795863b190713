import type { VatRegister } from './vat-register.ts';

/** Without a register no id is confirmed, so VAT is charged, until staff has asked by hand (`staff confirm-vat-id`). */
export const noRegister: VatRegister = {
  kind: 'none',
  look: async () => ({ is: 'unknown' }),
  reach: async () => {},
};
