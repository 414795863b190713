import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Select } from './select.tsx';

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'hint' | 'optional' | 'children'>;

/** Somebody's gender, if they want to say it; '' says nothing. */
export function GenderSelect(props: Props) {
  const { t } = useLingui();
  return (
    <Select {...props} label={t`Gender`} hint={t`Companies do not see it.`} optional autoComplete="sex">
      <option value="">{t`Prefer not to say`}</option>
      <option value="female">{t`female`}</option>
      <option value="male">{t`male`}</option>
      <option value="diverse">{t`diverse`}</option>
    </Select>
  );
}
