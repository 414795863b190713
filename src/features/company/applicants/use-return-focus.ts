import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to a card once its sheet is closed. The browser does that by itself, but not where the card
 * has moved to another column in the meantime, because then it is another element.
 */
export function useReturnFocus(applicantId: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const closed = before.current;
    before.current = applicantId;
    if (!closed || applicantId || document.activeElement !== document.body) return;
    const cards = document.querySelectorAll<HTMLElement>(`[data-applicant="${CSS.escape(closed)}"]`);
    const card = [...cards].find((element) => element.offsetParent !== null);
    if (card) return card.focus();
    // On phones its column may not be the one that is shown.
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [applicantId]);
}
