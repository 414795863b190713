import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';

const GAP = 6;
const MARGIN = 8;

/**
 * Puts a popover below its opener, or above where there is more room, within the window. By hand, because anchor
 * positioning is missing in browsers this app still serves.
 */
function placeBeside(popover: HTMLElement, opener: Element): void {
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

/** What the button that opens a menu has to carry. */
export type MenuOpener = {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
};

type Props = {
  /** Read out when the menu opens. */
  name: string;
  button: (opener: MenuOpener) => ReactNode;
  /** `MenuItem`, `MenuChoice`, `MenuHeading`. */
  children: ReactNode;
};

/** A few commands behind a button. Arrow keys, Home and End move; Escape and a tap beside it close. */
export function Menu({ name, button, children }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // A conversation has a thousand menus, and few of them are ever opened.
  const [wanted, setWanted] = useState(false);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open');
    if (event.newState === 'open') items(event.currentTarget)[0]?.focus();
  };
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const opener = event.currentTarget.previousElementSibling?.firstElementChild;
    if (event.newState !== 'open') return;
    setWanted(true);
    if (opener) placeBeside(event.currentTarget, opener);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = items(event.currentTarget);
    const next = nextIndex(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const chosen = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('[role^=menuitem]'))
      menu.current?.hidePopover();
  };

  return (
    <>
      <span className="contents">
        {button({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      </span>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={name}
        tabIndex={-1}
        onBeforeToggle={place}
        onToggle={toggled}
        onKeyDown={move}
        onClick={chosen}
        className="menu"
      >
        {wanted && children}
      </div>
    </>
  );
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([disabled])')];
}

function nextIndex(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowUp') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}
