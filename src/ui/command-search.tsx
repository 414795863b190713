import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { type Command, type CommandGroup, CommandGroups, commandId } from './command-groups.tsx';
import { Icon } from './icon.tsx';

type Props = {
  /** What can be found. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What fits the text, and is there before anything is typed. */
  groups: readonly CommandGroup[];
  /** Their number, for screen readers. */
  found: string;
  /** Said where nothing fits. */
  nothing: ReactNode;
  field?: Ref<HTMLInputElement>;
};

/** Commands by their names: typed, then taken by Enter, arrow keys, mouse or thumb. The first one is ready at once. */
export function CommandSearch({ label, text, onText, groups, found, nothing, field }: Props) {
  const listId = useId();
  // By its key: what is found may change under the fingers, and Enter must not take what has moved there since.
  const [chosen, setChosen] = useState<string | null>(null);
  const commands = groups.flatMap(({ commands }) => commands);
  const at = Math.max(
    0,
    commands.findIndex(({ key }) => key === chosen),
  );
  const active: Command | undefined = commands[at];
  useEffect(() => {
    if (chosen) document.getElementById(commandId(listId, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, listId]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and the arrows belong to the word that is being composed.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen(commands[(at + step + commands.length) % commands.length]?.key ?? null);
    else if (event.key === 'Enter') active?.run();
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-3">
      <div className="relative">
        <Icon
          of={Search}
          className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-faint"
        />
        {/* No search field: there Escape would only empty it. */}
        <input
          ref={field}
          name="command"
          type="text"
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && commandId(listId, active.key)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          data-icon
          className="control data-icon:ps-11"
          onChange={(event) => {
            setChosen(null);
            onText(event.currentTarget.value);
          }}
          onKeyDown={press}
        />
      </div>
      <CommandGroups id={listId} name={label} groups={groups} active={active} />
      <div role="status">
        {commands.length > 0 ? (
          <span className="sr-only">{found}</span>
        ) : (
          <p className="py-4 text-center text-soft">{nothing}</p>
        )}
      </div>
    </div>
  );
}
