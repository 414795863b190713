import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tick } from './tick.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <span className="mt-px">
          <Tick
            {...input}
            id={id}
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
          />
        </span>
        <span>
          {label}
          {hint && (
            <span id={`${id}-hint`} className="block text-small text-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && (
        <div id={`${id}-error`} className="ms-9 text-small font-medium text-danger">
          {error}
        </div>
      )}
    </div>
  );
}
