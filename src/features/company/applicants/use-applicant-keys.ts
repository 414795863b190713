import { useEffect, useEffectEvent } from 'react';
import { isWriting } from '../applicant/is-writing.ts';

/** One key each, by its letter; null: not now. */
export type Keys = Partial<Record<string, ((event: KeyboardEvent) => void) | null>>;

/**
 * Keys of single letters. They belong to the list, the board and the open applicant: elsewhere on the page a letter that
 * is spoken or hit by mistake decides nothing (WCAG 2.1.4).
 */
export function useApplicantKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || !isInside(event.target)) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** The focus of a page on which nothing has it is on its body. */
function isInside(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return true;
  return target.closest('[data-applicants], dialog') !== null;
}
