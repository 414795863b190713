import { useLingui } from '@lingui/react';
import { classNames } from '../../../ui/class-names.ts';
import { COLUMN_LABEL } from './column-label.ts';
import type { Column } from './columns.ts';
import type { Move } from './move.ts';
import { useDrop } from './use-drop.ts';

type Props = {
  column: Column;
  count: number;
  /** As of a whole column. */
  move: Move | null | undefined;
  aimed: boolean;
  onDrop: () => void;
  onUnfold: () => void;
};

/** A column for which there is no room beside an open applicant: its name and its number. It takes cards as well. */
export function FoldedColumn({ column, count, move, aimed, onDrop, onUnfold }: Props) {
  const { i18n } = useLingui();
  const { over, takes, onto } = useDrop(move, onDrop);
  const label = i18n._(COLUMN_LABEL[column]);
  return (
    <section aria-label={label} {...onto} className="flex min-h-0">
      <button
        type="button"
        aria-expanded={false}
        onClick={onUnfold}
        className={classNames(
          'flex w-full flex-col items-center gap-3 rounded-card border py-3 text-small font-semibold motion-colors',
          takes && (over || aimed)
            ? 'border-accent bg-accent-wash text-accent-strong'
            : 'border-line bg-well hover:border-edge',
          move?.act === null && 'opacity-55',
        )}
      >
        <span className="tabular-nums">{count}</span>{' '}
        <span className="[writing-mode:vertical-rl]">{label}</span>
      </button>
    </section>
  );
}
