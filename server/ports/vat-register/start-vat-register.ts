import { noRegister } from './no-register.ts';
import type { VatRegister } from './vat-register.ts';
import { vies } from './vies.ts';

export type VatRegisterSettings = {
  readonly kind: 'none' | 'vies';
  /** Who asks. */
  readonly requester: string | null;
};

export function startVatRegister({ kind, requester }: VatRegisterSettings): VatRegister {
  return kind === 'vies' ? vies({ requester }) : noRegister;
}
