import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useShownRow } from '../use-shown-row.ts';
import { BoardCard } from './board-card.tsx';
import type { CardControls } from './card-controls.ts';
import { COLUMN_LABEL } from './column-label.ts';
import type { Column } from './columns.ts';
import type { Move } from './move.ts';
import { moveText } from './move-text.ts';
import { useDrop } from './use-drop.ts';

const CARD_PX = 108;
const GAP_PX = 8;

type Props = {
  column: Column;
  applicants: readonly Applicant[];
  controls: CardControls;
  /** What dropping the one that is being moved here would do; undefined: nobody is, null: they are here already. */
  move: Move | null | undefined;
  /** The keys have led the moved one here. */
  aimed: boolean;
  /** Who is being moved. */
  movedId: string | undefined;
  onDrag: (applicantId: string | undefined) => void;
  onDrop: () => void;
  onSelectAll: () => void;
};

/** One column of the board, with a scrollbar of its own: any number of cards, of which only those in sight exist. */
export function BoardColumn({
  column,
  applicants,
  controls,
  move,
  aimed,
  movedId,
  onDrag,
  onDrop,
  onSelectAll,
}: Props) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { over, takes, onto } = useDrop(move, onDrop);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: applicants.length,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: 4,
    paddingStart: 4,
    paddingEnd: 16,
    getScrollElement: () => box.current,
    // Told by the observer alone: asked when a card is put in, the browser would lay out the whole board for it.
    measureElement: (element, entry, { measurementsCache }) =>
      entry?.borderBoxSize[0]?.blockSize ?? measurementsCache[Number(element.dataset.index)]?.size ?? CARD_PX,
    getItemKey: (index) => applicants[index]?._id ?? index,
  });
  useShownRow(controls.wanted, {
    find: (id) => box.current?.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(id)}"]`),
    scrollTo: (id) => {
      const index = applicants.findIndex(({ _id }) => _id === id);
      if (index >= 0) virtualizer.scrollToIndex(index);
      return index >= 0;
    },
  });
  const count = applicants.length;
  const label = i18n._(COLUMN_LABEL[column]);
  const shown = move && (aimed || over);
  return (
    <section aria-labelledby={titleId} {...onto} className="flex min-h-0 min-w-0 flex-col">
      <div className="flex min-h-9 items-baseline justify-between gap-2 px-1">
        <h2 id={titleId} className="flex min-w-0 items-baseline gap-2 text-small font-semibold">
          <span className="truncate">{label}</span>
          <span
            className={classNames(
              'tabular-nums',
              !(column === 'new' && count > 0) && 'font-normal text-faint',
            )}
          >
            {count}
          </span>
        </h2>
        {controls.selected.size > 0 && count > 0 && (
          <button
            type="button"
            className="link text-note"
            aria-label={t`Select all in ${label}`}
            onClick={onSelectAll}
          >
            <Trans>all</Trans>
          </button>
        )}
      </div>
      {shown && (
        <p
          className={classNames(
            'mb-2 rounded-card border border-dashed px-4 py-3 text-small',
            takes ? 'border-accent bg-accent-wash text-accent-strong' : 'border-line bg-well text-soft',
          )}
        >
          {i18n._(moveText(move))}
        </p>
      )}
      <div
        ref={box}
        className={classNames(
          'min-h-24 flex-1 overflow-y-auto overscroll-contain rounded-card px-1 contain-strict',
          move?.act === null && 'opacity-55',
        )}
      >
        {count === 0 && !shown && (
          <p className="rounded-card border border-dashed border-line px-4 py-5 text-center text-small text-faint">
            <Trans>nobody here</Trans>
          </p>
        )}
        <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const applicant = applicants[index];
            if (!applicant) return null;
            const id = applicant._id;
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={count}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard
                  applicant={applicant}
                  entries={controls.entriesOf(id)}
                  saving={controls.saving.has(id)}
                  oneJob={controls.oneJob}
                  marked={id === controls.openId || id === movedId}
                  checked={controls.selected.has(id)}
                  selecting={controls.selected.size > 0}
                  onToggle={controls.onToggle}
                  onOpen={controls.onOpen}
                  onDrag={onDrag}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
