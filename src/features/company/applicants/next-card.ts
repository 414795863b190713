/** Where a card stands on the board. */
export type Place = { column: number; row: number };

/**
 * The card an arrow key leads to, or null where there is none that way. Sideways empty columns are passed over, and
 * the row is kept as far as the other column has one.
 * @param lengths cards in each column
 * @param direction where the first column stands: on the left, or on the right
 */
export function nextCard(
  key: string,
  from: Place,
  lengths: readonly number[],
  direction: 'ltr' | 'rtl',
): Place | null {
  const length = lengths[from.column] ?? 0;
  switch (key) {
    case 'ArrowDown':
      return from.row + 1 < length ? { ...from, row: from.row + 1 } : null;
    case 'ArrowUp':
      return from.row > 0 ? { ...from, row: from.row - 1 } : null;
    case 'Home':
      return { ...from, row: 0 };
    case 'End':
      return { ...from, row: length - 1 };
    case 'ArrowRight':
    case 'ArrowLeft':
      return sideways((key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1, from, lengths);
    default:
      return null;
  }
}

function sideways(step: 1 | -1, from: Place, lengths: readonly number[]): Place | null {
  for (let column = from.column + step; column >= 0 && column < lengths.length; column += step) {
    const length = lengths[column] ?? 0;
    if (length > 0) return { column, row: Math.min(from.row, length - 1) };
  }
  return null;
}
