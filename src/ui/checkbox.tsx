import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

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
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            className="peer tick"
          />
          <Icon
            of={Check}
            className="pointer-events-none absolute scale-75 text-on-accent opacity-0 peer-checked:opacity-100"
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
