import { type RefObject, useLayoutEffect } from 'react';

type Place = {
  /** Undefined: it is not drawn. */
  find: (id: string) => HTMLElement | null | undefined;
  /** Scrolls to it; false: it is not here. */
  scrollTo: (id: string) => boolean;
  /** What is not here is nowhere: it is wanted no more, else it would take the focus whenever it came. */
  whole?: boolean;
};

/**
 * Gives the focus to a row or card, also to one that is not drawn because it is out of sight: it is scrolled to first,
 * and gets the focus once it is there. Gives what does so before the next drawing.
 * @param wanted its id, emptied once it is shown; undefined: none
 */
export function useShownRow(
  wanted: RefObject<string | undefined>,
  { find, scrollTo, whole = false }: Place,
): () => void {
  const show = () => {
    const id = wanted.current;
    if (id === undefined) return;
    const row = find(id);
    row?.focus({ preventScroll: true });
    const isHere = scrollTo(id);
    if (row || (whole && !isHere)) wanted.current = undefined;
  };
  // After every drawing, because scrolling draws again.
  useLayoutEffect(show);
  return show;
}
