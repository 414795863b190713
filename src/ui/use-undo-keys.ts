import { useEffect } from 'react';

/** Ctrl+Z, or ⌘Z, takes back what was done last; in a field it belongs to the text. */
export function useUndoKeys(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
      if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea')))
        return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo]);
}
