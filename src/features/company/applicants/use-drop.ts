import { type DragEvent, useState } from 'react';
import type { Move } from './move.ts';

/**
 * A column as the place where a card is dropped.
 * @param move what dropping the one that is being moved would do; undefined: nobody is, null: they are here already
 */
export function useDrop(move: Move | null | undefined, onDrop: () => void) {
  const [over, setOver] = useState(false);
  const takes = move?.act !== undefined && move?.act !== null;
  return {
    /** The card is over it. */
    over,
    takes,
    onto: {
      onDragOver: (event: DragEvent) => {
        if (!move) return;
        setOver(true);
        // Without it the browser takes the drop for refused, which is right where the column does.
        if (takes) event.preventDefault();
      },
      onDragLeave: ({ relatedTarget, currentTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      },
    },
  };
}
