import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { Icon } from '../ui/icon.tsx';
import { COMMAND_KEY } from '../ui/use-command-key.ts';

/** A field's form, with the key that does the same. */
export function PaletteButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" onClick={onOpen} aria-keyshortcuts={COMMAND_KEY} className="search-button">
      <Icon of={Search} />
      {name}
      <span aria-hidden="true" className="ms-auto text-note">
        {COMMAND_KEY === 'Meta+K' ? '⌘ K' : t`Ctrl K`}
      </span>
    </button>
  );
}
