import { type RefObject, useState } from 'react';
import { useWide } from '../../../ui/use-breakpoint.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { COLUMNS, type Column, type Columns } from './columns.ts';
import { foldedColumns } from './folded-columns.ts';

const NONE: ReadonlySet<Column> = new Set();

/** Columns that are strips as long as an applicant is open beside the board; `unfold` brings one back. */
export function useFolds(board: RefObject<HTMLElement | null>, columns: Columns, openId: string | undefined) {
  const width = useWidth(board);
  const beside = useWide() && openId !== undefined && width > 0;
  const [unfolded, setUnfolded] = useState<Column>();
  // The next one that is opened has the say again, and so has whoever opens the first.
  const [of, setOf] = useState(openId);
  if (of !== openId) {
    setOf(openId);
    setUnfolded(undefined);
  }
  const open = COLUMNS.find((column) => columns[column].some(({ _id }) => _id === openId));
  const kept = [unfolded, open].filter((column) => column !== undefined);
  return { folded: beside ? foldedColumns(width, kept) : NONE, unfold: setUnfolded };
}
