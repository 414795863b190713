import { Icon, type IconDrawing } from './icon.tsx';

/** Something that is done once it is chosen. `key`: its own among all groups. */
export type Command = {
  key: string;
  label: string;
  /** What tells it from others of the same name. */
  note?: string | null | undefined;
  icon: IconDrawing;
  run: () => void;
};

export type CommandGroup = { key: string; name: string; commands: readonly Command[] };

export function commandId(listId: string, key: string): string {
  return `${listId}-${key}`;
}

type Props = {
  id: string;
  name: string;
  groups: readonly CommandGroup[];
  /** The one that Enter takes. */
  active: Command | undefined;
};

/** Results of a command search. The field keeps the focus and handles the keys. */
export function CommandGroups({ id, name, groups, active }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={name}
      hidden={!active}
      className="-mx-2 max-h-[40dvh] overflow-y-auto overscroll-contain sm:max-h-96"
    >
      {groups
        .filter(({ commands }) => commands.length > 0)
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a list of options
          <div key={group.key} role="group" aria-label={group.name} className="pb-2">
            <div aria-hidden="true" className="px-3 pt-1 pb-1 text-note font-semibold text-faint">
              {group.name}
            </div>
            {group.commands.map((command) => (
              <Option
                key={command.key}
                id={commandId(id, command.key)}
                command={command}
                active={command === active}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

function Option({ id, command, active }: { id: string; command: Command; active: boolean }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 py-1.5 hover:bg-well aria-selected:bg-accent-wash"
      // The field must not lose the focus before the tap has arrived.
      onMouseDown={(event) => event.preventDefault()}
      onClick={command.run}
    >
      <Icon of={command.icon} className="text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{command.label}</span>
        {command.note && <span className="block truncate text-note text-soft">{command.note}</span>}
      </span>
    </div>
  );
}
