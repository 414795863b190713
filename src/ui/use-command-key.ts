import { useEffect } from 'react';

/** On keyboards of Apple Ctrl+K deletes the rest of a line: there it is ⌘K, and Ctrl+K on all others. */
const APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** For `aria-keyshortcuts`. */
export const COMMAND_KEY = APPLE ? 'Meta+K' : 'Control+K';

/** Hears the key on the whole page, fields included: browsers would take it for their own search. */
export function useCommandKey(open: (() => void) | undefined): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
      const meant = APPLE ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() !== 'k' || !meant || shiftKey || altKey || isComposing) return;
      event.preventDefault();
      // An open dialog is finished first: it would be lost below another screen.
      if (!document.querySelector('dialog:modal')) open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
