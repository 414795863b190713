import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus to somebody's card, also to one that is not drawn because it is out of sight: it is scrolled to first,
 * and gets the focus once it is there.
 * @param wanted id of the applicant, emptied once they are shown; undefined: nobody
 */
export function useShownCard(
  box: RefObject<HTMLElement | null>,
  wanted: RefObject<string | undefined>,
  reveal: (id: string) => boolean,
): void {
  // After every drawing, because scrolling draws again.
  useLayoutEffect(() => {
    const id = wanted.current;
    if (id === undefined) return;
    const card = box.current?.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(id)}"]`);
    if (card) {
      card.focus({ preventScroll: true });
      wanted.current = undefined;
    }
    reveal(id);
  });
}
