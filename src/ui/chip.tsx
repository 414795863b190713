import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconDrawing } from './icon.tsx';

/** plain: a fact · accent: ours · new: new or due, the only marigold there is · the rest as their names say. */
export type ChipTone = 'plain' | 'accent' | 'new' | 'success' | 'warning' | 'danger';

const TONE: Record<ChipTone, string> = {
  plain: 'bg-well text-soft',
  accent: 'bg-accent-wash text-accent-strong',
  new: 'bg-highlight text-on-highlight',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
};

/** A small fact. */
export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: ChipTone;
  icon?: IconDrawing;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1 rounded-full px-2.5 text-note font-semibold',
        TONE[tone],
      )}
    >
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}

type FilterProps = Omit<ComponentProps<'button'>, 'className' | 'onClick'> & {
  pressed: boolean;
  onPress: () => void;
  icon?: IconDrawing;
};

/** A filter that is on or off. */
export function FilterChip({ pressed, onPress, icon, children, ...rest }: FilterProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} onClick={onPress} className="filter-chip">
      {pressed ? <Icon of={Check} size="sm" /> : icon && <Icon of={icon} size="sm" />}
      {children}
    </button>
  );
}

type ChosenProps = { children: ReactNode; removeName: string; onRemove: () => void };

/** A filter that holds a value ("Köln + 20 km") and can be taken off. */
export function ChosenChip({ children, removeName, onRemove }: ChosenProps) {
  return (
    <span className="inline-flex min-h-9 shrink-0 items-center whitespace-nowrap rounded-full bg-accent-wash ps-3.5 text-small font-semibold text-accent-strong">
      {children}
      <button
        type="button"
        aria-label={removeName}
        title={removeName}
        onClick={onRemove}
        className="relative inline-grid size-9 place-items-center rounded-full after:absolute after:-inset-1 hover:text-ink"
      >
        <Icon of={X} size="sm" />
      </button>
    </span>
  );
}
