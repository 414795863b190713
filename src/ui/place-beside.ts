const GAP = 6;
const MARGIN = 8;

/**
 * Puts a popover below its opener, or above where there is more room, within the window. By hand, because anchor
 * positioning is missing in browsers this app still serves.
 */
export function placeBeside(popover: HTMLElement, opener: Element): void {
  const at = opener.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const above = at.top > height - at.bottom;
  const right = at.left + at.width / 2 > width / 2;
  Object.assign(popover.style, {
    top: above ? 'auto' : `${at.bottom + GAP}px`,
    bottom: above ? `${height - at.top + GAP}px` : 'auto',
    left: right ? 'auto' : `${Math.max(MARGIN, at.left)}px`,
    right: right ? `${Math.max(MARGIN, width - at.right)}px` : 'auto',
    maxHeight: `${(above ? at.top : height - at.bottom) - GAP - MARGIN}px`,
  });
}
