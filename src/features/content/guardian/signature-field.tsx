import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';

/** What a typed name has to be, to stand for a signature. */
export const SIGNATURE = { required: true, minLength: 3 };

type Props = UseFormRegisterReturn & {
  missing: boolean;
  /** Why this name is not taken. */
  wrong?: string | undefined;
};

/** The name that a parent types in place of a signature. */
export function SignatureField({ missing, wrong, ...field }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Your full name`}
      hint={t`It stands for your signature.`}
      autoComplete="name"
      error={missing ? t`Your full name is missing.` : wrong}
    />
  );
}
