import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus to somebody's card, also to one that is not drawn because it is out of sight: it is scrolled to first,
 * and gets the focus once it is there.
 * @param wanted id of the applicant; undefined: nobody
 */
export function useShownCard(
  box: RefObject<HTMLElement | null>,
  wanted: string | undefined,
  reveal: (id: string) => boolean,
  onShown: () => void,
): void {
  // After every drawing, because scrolling draws again.
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const card = box.current?.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(wanted)}"]`);
    if (card) {
      card.focus({ preventScroll: true });
      onShown();
    }
    reveal(wanted);
  });
}
