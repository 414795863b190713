import { useEffect, useEffectEvent } from 'react';

/** Where a letter belongs to what has the focus. */
const WRITING = 'input, textarea, select, [contenteditable], dialog, [role=menu]';

/**
 * Keys of single letters, as long as nothing has the focus, or the heading (which gets it on arrival), or something of
 * the list or the job beside it: elsewhere on the page a letter that is spoken or hit by mistake does nothing
 * (WCAG 2.1.4).
 */
export function useMarketKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.closest(WRITING)) return;
    if (target !== document.body && !target.closest('h1, [data-market]')) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
