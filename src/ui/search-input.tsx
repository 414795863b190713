import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> & {
  /** Name of the searched list. */
  label: string;
  onType: (text: string) => void;
};

/** One line for words to look for. */
export function SearchInput({ label, onType, ...rest }: Props) {
  return (
    <div className="relative">
      <Icon
        of={Search}
        className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-faint"
      />
      <input
        name="search"
        {...rest}
        type="search"
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        data-icon
        className="control data-icon:ps-11"
      />
    </div>
  );
}
