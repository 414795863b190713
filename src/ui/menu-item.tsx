import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from './icon.tsx';

type ItemProps = {
  children: ReactNode;
  onSelect: () => void;
  icon?: IconDrawing;
  danger?: boolean;
  disabled?: boolean;
};

export function MenuItem({ children, onSelect, icon, danger = false, disabled = false }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onClick={onSelect}
      data-danger={danger || undefined}
      className="menu-item"
    >
      {icon && <Icon of={icon} />}
      <span className="flex-1">{children}</span>
    </button>
  );
}

type ChoiceProps = { children: ReactNode; checked: boolean; onSelect: () => void; lang?: string };

/** One of several that exclude each other. */
export function MenuChoice({ children, checked, onSelect, lang }: ChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      onClick={onSelect}
      lang={lang}
      className="menu-item"
    >
      <span className="flex-1">{children}</span>
      {checked && <Icon of={Check} className="text-accent" />}
    </button>
  );
}

/** Names the group of items that `children` are. */
export function MenuGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a menu
    <div role="group" aria-label={name} className="menu-group">
      <div aria-hidden="true" className="px-3 pt-2 pb-1 text-note font-semibold text-faint">
        {name}
      </div>
      {children}
    </div>
  );
}
