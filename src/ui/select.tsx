import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

type Props = FieldTexts & Omit<ComponentProps<'select'>, 'className' | 'id'>;

/** The device's own list of choices; `children` are `<option>`s. */
export function Select({ label, hint, error, optional, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control appearance-none truncate pe-11" />
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-faint"
          />
        </div>
      )}
    </Field>
  );
}
