import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconDrawing } from './icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant;
  icon?: IconDrawing;
  /** As wide as what it stands in. */
  wide?: boolean;
  /** The name of the action under way ("Sending"); while it is set the button does nothing but keeps the focus. */
  busy?: string | false | undefined;
  /** Id of the words that say why it has to wait; while it is set the button does nothing but keeps the focus. */
  waits?: string | false | undefined;
};

export function Button({ variant, icon, wide = false, busy, waits, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || waits) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || waits ? true : undefined}
      aria-describedby={waits || rest['aria-describedby']}
      data-waits={waits ? true : undefined}
      className={buttonStyle(variant, wide)}
    >
      {/* Both texts lie in one cell, so that the button keeps its width when it begins to work. */}
      <span className="grid items-center">
        <span
          className={classNames('cell inline-flex items-center justify-center gap-2', busy && 'invisible')}
        >
          {icon && <Icon of={icon} />}
          {children}
        </span>
        {busy && (
          <span role="status" className="cell inline-flex items-center justify-center gap-2">
            <span aria-hidden="true" className="size-2 rounded-full bg-current ring-2 ring-current/30" />
            {busy}
          </span>
        )}
      </span>
    </button>
  );
}
