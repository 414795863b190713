import { useWindowVirtualizer } from '@tanstack/react-virtual';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useListTop } from '../../../ui/use-list-top.ts';
import { useShownRow } from '../use-shown-row.ts';
import { type TableSort, turned } from './table-sort.ts';

/** Also the height of what stands in a row: nothing in it makes it higher. */
const ROW_PX = 36;

export type TableColumn<Row> = {
  key: string;
  name: string;
  /** Its width, as a track of a grid. */
  track: string;
  /** The heading sorts by it. */
  sorts?: boolean;
  /** The link or button in it opens the row: the arrow keys lead from one to the next. */
  main?: boolean;
  /** Nothing of it is cut off: what stands in it is larger than a row. */
  whole?: boolean;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** Name of the table, for screen readers. */
  name: string;
  columns: readonly TableColumn<Row>[];
  /** Sorted already. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  /** Its panel is open, or it is selected. */
  isMarked?: (row: Row) => boolean;
  /** The id of a row that is to get the focus; emptied then. */
  wanted?: RefObject<string | undefined>;
};

/**
 * Rows of 36 px for desks, any number of them, of which only those in sight exist (company.10). Arrow keys, Home and End
 * lead from row to row.
 */
export function DataTable<Row>({ name, columns, rows, idOf, sort, onSort, isMarked, wanted }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<string>(undefined);
  const top = useListTop(box);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: top,
    // Above the tabs and the bar of what is selected.
    scrollPaddingEnd: 160,
    scrollPaddingStart: 80,
    getItemKey: (index) => {
      const row = rows[index];
      return row ? idOf(row) : index;
    },
  });
  const indexOf = (id: string) => rows.findIndex((row) => idOf(row) === id);
  const place = {
    find: (id: string) =>
      box.current?.querySelector<HTMLElement>(`[data-index="${indexOf(id)}"] [data-main] :is(a, button)`),
    scrollTo: (id: string) => {
      const index = indexOf(id);
      if (index >= 0) virtualizer.scrollToIndex(index);
      return index >= 0;
    },
    whole: true,
  };
  const showOwn = useShownRow(own, place);
  useShownRow(wanted ?? own, place);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    // A menu or a field in a row has used the key.
    if (event.defaultPrevented) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index);
    if (Number.isNaN(at)) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const row = to === undefined ? undefined : rows[to];
    if (!row) return;
    event.preventDefault();
    own.current = idOf(row);
    showOwn();
  };
  const tracks = { gridTemplateColumns: columns.map(({ track }) => track).join(' ') };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a <table> cannot be placed where the scrolling needs them
    <div role="table" aria-label={name} aria-rowcount={rows.length + 1} className="min-w-0 text-small">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: what is in its cells has the focus */}
      <div role="row" aria-rowindex={1} className="grid gap-3 border-b border-line px-2" style={tracks}>
        {columns.map((column) => (
          <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leads the focus between links and buttons in it */}
      <div
        ref={box}
        role="presentation"
        onKeyDown={press}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: what is in its cells has the focus
              <div
                key={key}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                className={classNames(
                  'absolute inset-x-0 top-0 grid h-9 items-center gap-3 border-b border-line px-2',
                  isMarked?.(row) ? 'bg-accent-wash' : 'hover:bg-well',
                )}
                style={{ ...tracks, transform: `translateY(${start - top}px)` }}
              >
                {columns.map((column) => (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <div
                    key={column.key}
                    role="cell"
                    data-main={column.main || undefined}
                    className={column.whole ? undefined : 'min-w-0 truncate'}
                  >
                    {column.cell(row)}
                  </div>
                ))}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

type HeadingProps<Row> = {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
};

function Heading<Row>({ column: { key, name, sorts }, sort, onSort }: HeadingProps<Row>) {
  const isSorted = sort?.key === key;
  const order = !sorts ? undefined : !isSorted ? 'none' : sort.down ? 'descending' : 'ascending';
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
    <div role="columnheader" aria-sort={order} className="min-w-0 text-note font-semibold text-soft">
      {sorts ? (
        <button
          type="button"
          onClick={() => onSort(turned(sort, key))}
          className="inline-flex h-9 max-w-full items-center gap-1 hover:text-ink"
        >
          <span className="truncate">{name}</span>
          {isSorted && <Icon of={sort.down ? ArrowDown : ArrowUp} size="sm" />}
        </button>
      ) : (
        <span className="inline-flex h-9 max-w-full items-center truncate">{name}</span>
      )}
    </div>
  );
}
