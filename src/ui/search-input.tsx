import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> & {
  /** Name of the searched list. */
  label: string;
  onType: (text: string) => void;
  /** The one thing to do on its page. */
  large?: boolean;
};

/** One line for words to look for. */
export function SearchInput({ label, onType, large = false, ...rest }: Props) {
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
        className={large ? 'control min-h-13 border-ink data-icon:ps-11' : 'control data-icon:ps-11'}
      />
    </div>
  );
}
