import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconDrawing } from './icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'className' | 'name' | 'aria-label' | 'children'> & {
  /** What it does, in words: read out, and shown to a mouse that rests on it. */
  name: string;
  icon: IconDrawing;
  /** Something new waits behind it. */
  count?: number;
  /** For a switch: whether it is on. */
  pressed?: boolean;
};

export function IconButton({ name, icon, count, pressed, ...rest }: Props) {
  return (
    <button
      type="button"
      title={name}
      {...rest}
      aria-pressed={pressed}
      className={classNames(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-full text-soft motion-colors',
        'hover:bg-well hover:text-ink disabled:opacity-55 aria-pressed:bg-accent-wash aria-pressed:text-accent',
      )}
    >
      <Icon of={icon} size="lg" />
      <span className="sr-only">{name}</span>
      {count !== undefined && <Badge count={count} corner />}
    </button>
  );
}
