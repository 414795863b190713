import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { countries } from '../i18n/countries.ts';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

type Registered = UseFormRegisterReturn & { error: string | undefined };

type Props = {
  /** What the form registers a field by, with its problem in words. */
  field: (name: 'line1' | 'postalCode' | 'city' | 'country') => Registered;
  /** Left out: the address has no second line. */
  line2?: Registered;
  /** The chosen one: it is on the list, whatever it is. */
  country: string;
  /** Where an address is no must. */
  optional?: boolean;
  hint?: string;
};

/** Street, town and country, by the names under which browsers fill them in. */
export function AddressFields({ field, line2, country, optional, hint }: Props) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextField
        {...field('line1')}
        label={t`Street and number`}
        hint={hint}
        optional={optional}
        autoComplete="address-line1"
      />
      {line2 && (
        <TextField {...line2} label={t`Building, floor or c/o`} optional autoComplete="address-line2" />
      )}
      <div className="grid grid-cols-[minmax(6rem,1fr)_2fr] items-start gap-4">
        <TextField {...field('postalCode')} label={t`Postcode`} autoComplete="postal-code" />
        <TextField {...field('city')} label={t`Town`} autoComplete="address-level2" />
      </div>
      <Select {...field('country')} label={t`Country`} autoComplete="country">
        {countries(i18n.locale, country).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
