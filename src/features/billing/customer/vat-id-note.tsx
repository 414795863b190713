import { useLingui } from '@lingui/react/macro';
import type { Customer } from '../../../../contract/entities/customer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { classNames } from '../../../ui/class-names.ts';
import { checkedState, vatIdStateText } from './vat-id-text.ts';

/** What the EU's register said of the VAT number, where the VAT depends on it. */
export function VatIdNote({ customer }: { customer: Customer }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const state = checkedState(customer);
  if (state === null) return null;
  const { at } = customer.vatIdCheck;
  return (
    <p
      role="status"
      className={classNames('text-small', state === 'confirmed' ? 'text-success' : 'text-soft')}
    >
      {i18n._(vatIdStateText(state, at ? format.deadline(at) : ''))}
    </p>
  );
}
