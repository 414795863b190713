import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useId } from 'react';
import { fold } from '../../../../contract/fold.ts';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  value: string;
  onChange: (name: string) => void;
  /** The account's name, which has to be typed; undefined for somebody without an account. */
  expected?: string | undefined;
  /** What is said once somebody has tried to sign without it. */
  error?: string | false;
};

/** Whether a typed name stands for the account's: what a keyboard lacks does not matter. */
export function isSignature(typed: string, expected: string | undefined): boolean {
  return expected === undefined ? typed.trim().length >= 3 : fold(typed) === fold(expected);
}

/** A name typed on a line, in place of ink. Enter in it never signs: that is the button's alone. */
export function SignatureLine({ value, onChange, expected, error }: Props) {
  const { t } = useLingui();
  const id = useId();
  const fits = expected !== undefined && isSignature(value, expected);
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        <Trans>Sign with your full name</Trans>
      </label>
      <div className="rounded-card border border-edge bg-sheet px-4 pt-2 pb-3 focus-within:outline-2 focus-within:outline-focus">
        <input
          id={id}
          type="text"
          value={value}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          aria-describedby={`${id}-told`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={keep}
          className="w-full border-0 border-b border-edge bg-transparent py-1 text-title font-medium tracking-tight outline-none"
        />
        <p id={`${id}-told`} className="flex min-h-6 items-center gap-1.5 pt-1.5 text-small">
          {fits ? (
            <span className="flex items-center gap-1.5 font-semibold text-success">
              <Icon of={Check} size="sm" />
              <Trans>This is the name of your account</Trans>
            </span>
          ) : error ? (
            <span role="alert" className="font-medium text-danger">
              {error}
            </span>
          ) : (
            <span className="text-soft">
              {expected === undefined ? t`It stands for your signature.` : t`As in your account: ${expected}`}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
