import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { SideScroll } from '../../../ui/side-scroll.tsx';
import { BoardColumn } from './board-column.tsx';
import type { CardControls } from './card-controls.ts';
import { COLUMN_LABEL } from './column-label.ts';
import { COLUMNS, type Column, type Columns } from './columns.ts';
import { FoldedColumn } from './folded-column.tsx';
import type { Move } from './move.ts';
import { moveText } from './move-text.ts';
import { nextCard } from './next-card.ts';
import { useFolds } from './use-folds.ts';

type Props = {
  columns: Columns;
  controls: CardControls;
  /** What moving somebody to a column does; null where they are there already. */
  moveOf: (applicantId: string, column: Column) => Move | null;
  onMove: (applicantId: string, column: Column) => void;
  onWant: (applicantId: string) => void;
  onSelectAll: (column: Column) => void;
};

/** As `folded-columns.ts` counts them. */
const WIDTH = { whole: 'minmax(9.25rem, 1fr)', strip: '2.5rem' };

/** `column` is set by the keys alone: a mouse shows where it is. */
type Moved = { id: string; column: Column | undefined };

/** Applicants in six columns (company.2). Cards are moved by dragging them, or by Shift with an arrow key and Enter. */
export function ApplicantsBoard({ columns, controls, moveOf, onMove, onWant, onSelectAll }: Props) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const [moved, setMoved] = useState<Moved>();
  const board = useRef<HTMLDivElement>(null);
  const { folded, unfold } = useFolds(board, columns, controls.openId);

  const drag = useCallback(
    (id: string | undefined) => setMoved(id === undefined ? undefined : { id, column: undefined }),
    [],
  );
  const drop = (id: string, column: Column) => {
    setMoved(undefined);
    if (moveOf(id, column)) onMove(id, column);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.applicant : undefined;
    const at = id === undefined ? undefined : placeOf(columns, id);
    if (id === undefined || !at || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    if (moved?.column && event.key === 'Enter') drop(id, moved.column);
    else if (moved?.column && event.key === 'Escape') setMoved(undefined);
    else if (event.shiftKey || moved?.column) {
      const step = stepOf(event.key, direction);
      if (step === 0) return;
      const from = moved?.column ?? (COLUMNS[at.column] as Column);
      setMoved({ id, column: COLUMNS[COLUMNS.indexOf(from) + step] ?? from });
    } else {
      const lengths = COLUMNS.map((column) => (folded.has(column) ? 0 : columns[column].length));
      const next = nextCard(event.key, at, lengths, direction);
      const column = next && COLUMNS[next.column];
      const card = column && columns[column][next.row];
      if (!card) return;
      onWant(card._id);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const aimed = moved?.column;
  const aim = moved && aimed ? moveOf(moved.id, aimed) : undefined;
  return (
    <>
      <SideScroll name={t`Board of applicants`} className="-mx-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move between the buttons inside, and what they hold */}
        <div
          ref={board}
          className="grid h-[max(26rem,calc(100dvh-17.5rem))] gap-2"
          style={{
            gridTemplateColumns: COLUMNS.map((column) => WIDTH[folded.has(column) ? 'strip' : 'whole']).join(
              ' ',
            ),
          }}
          onKeyDown={press}
          onBlur={() => setMoved((now) => (now?.column ? undefined : now))}
        >
          {COLUMNS.map((column) => {
            const target = {
              column,
              move: moved && moveOf(moved.id, column),
              aimed: column === aimed,
              onDrop: () => moved && drop(moved.id, column),
            };
            return folded.has(column) ? (
              <FoldedColumn
                key={column}
                {...target}
                count={columns[column].length}
                onUnfold={() => {
                  unfold(column);
                  // The strip goes with the focus that is on it.
                  const [first] = columns[column];
                  if (first) onWant(first._id);
                }}
              />
            ) : (
              <BoardColumn
                key={column}
                {...target}
                applicants={columns[column]}
                controls={controls}
                movedId={moved?.id}
                onDrag={drag}
                onSelectAll={() => onSelectAll(column)}
              />
            );
          })}
        </div>
      </SideScroll>
      <p role="status" className="min-h-6 text-small text-soft">
        {aimed && (
          <>
            <b className="font-semibold">{i18n._(COLUMN_LABEL[aimed])}</b>
            {': '}
            {aim ? i18n._(moveText(aim)) : <Trans>It is there already.</Trans>}{' '}
            <Trans>Enter moves it, Escape leaves it.</Trans>
          </>
        )}
      </p>
    </>
  );
}

function placeOf(columns: Columns, id: string): { column: number; row: number } | null {
  for (const [column, name] of COLUMNS.entries()) {
    const row = columns[name].findIndex(({ _id }) => _id === id);
    if (row >= 0) return { column, row };
  }
  return null;
}

function stepOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
