import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import type { NamedEntry } from '../../replica/queries/set-aside.ts';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list.tsx';

type Props = {
  /** Name of the list. */
  name: string;
  entries: readonly NamedEntry[];
  /** What stands where this device has no name any more. */
  unknown: string;
  /** The words of the button that takes one out again. */
  undo: ReactNode;
  onUndo: (entry: NamedEntry) => void;
};

/** What somebody has set aside, each with since when and a way back. */
export function SetAsideList({ name, entries, unknown, undo, onUndo }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const format = useFormat();
  return (
    <div ref={list} tabIndex={-1} className="-mx-5 outline-none">
      <List aria-label={name}>
        {entries.map((entry) => {
          const since = format.date(entry.at);
          return (
            <ListRow
              key={entry.id}
              title={<span lang="">{entry.name || unknown}</span>}
              detail={<Trans>since {since}</Trans>}
              trail={
                <Button
                  variant="quiet"
                  onClick={() => {
                    // The button that was pressed goes with its row.
                    list.current?.focus();
                    onUndo(entry);
                  }}
                >
                  {undo}
                  <span className="sr-only">: {entry.name}</span>
                </Button>
              }
            />
          );
        })}
      </List>
    </div>
  );
}
