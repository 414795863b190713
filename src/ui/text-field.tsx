import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon, type IconDrawing } from './icon.tsx';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'id'> & { icon?: IconDrawing };

/** One line of text; `type` may be email, tel, url, number or search. Takes what react-hook-form registers. */
export function TextField({ label, hint, error, optional, icon, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          {icon && (
            <Icon
              of={icon}
              className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-faint"
            />
          )}
          <input
            type="text"
            {...input}
            {...control}
            data-icon={icon ? true : undefined}
            className="control data-icon:ps-11"
          />
        </div>
      )}
    </Field>
  );
}
