import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { exampleVatId } from '../../../../contract/company-uid.ts';
import type { Customer, VatIdCheck } from '../../../../contract/entities/customer.ts';
import { vatPlaceOf } from '../../../../contract/vat.ts';

/** Which number is asked for in a country, and what it does. `now`: milliseconds since the epoch. */
export function vatIdHint(country: string, now: number): MessageDescriptor {
  const example = exampleVatId(country) ?? '';
  switch (vatPlaceOf(country, new Date(now))) {
    case 'home':
      return msg`Like ${example}. It is printed on the bill.`;
    case 'eu':
      return msg`Like ${example}. Once the EU’s register has confirmed it, bills have no VAT: your company owes it in its own country.`;
    case 'outside':
      return example
        ? msg`Like ${example}. Bills to your country have no German VAT.`
        : msg`The number your company has with its tax office. Bills to your country have no German VAT.`;
  }
}

type Checked = Exclude<VatIdCheck['state'], 'not_needed'>;

/** What the register said, and what it means for the next bill. `day`: when it said so, in words. */
export function vatIdStateText(state: Checked, day: string): MessageDescriptor {
  switch (state) {
    case 'confirmed':
      return msg`Confirmed by the EU’s register on ${day}.`;
    case 'pending':
      return msg`The EU’s register is being asked. Until it confirms the number, VAT is charged.`;
    case 'unchecked':
      return msg`The number could not be confirmed, so VAT is charged.`;
    case 'refused':
      return msg`The EU’s register did not know the number on ${day}, so VAT is charged. If it is right, ask your tax office whether it is valid for trade within the EU.`;
  }
}

/** The state as far as it means anything; an answer that an older app has kept does not name it. */
export function checkedState({ vatIdCheck }: Partial<Pick<Customer, 'vatIdCheck'>>): Checked | null {
  const state = vatIdCheck?.state ?? 'not_needed';
  return state === 'not_needed' ? null : state;
}
