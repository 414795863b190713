import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  };

/** A password that can be looked at. */
export function PasswordField({ label, hint, error, optional, ...input }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="control pe-12"
          />
          <div className="absolute end-0.5 top-1/2 -translate-y-1/2">
            <IconButton
              name={t`Show password`}
              icon={shown ? EyeOff : Eye}
              pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
