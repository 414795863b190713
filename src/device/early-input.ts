declare global {
  /** The last button that was pressed in the first paint (public/before-paint.js). */
  var pressedEarly: Element | undefined;
}

/** What the server has painted before the app was there (src/first-paint.tsx). */
export const FIRST_PAINT_ID = 'first-paint';

const partsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('a, button, input')];

/**
 * Reads the input begun in the first paint: typed words, the focus, a pressed button.
 * @returns brings it to the app, whose page has come in its place; both are the same screen, so the parts are as well
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const begun = partsOf(document.getElementById(FIRST_PAINT_ID) ?? new DocumentFragment()).map((part) => ({
    kind: kindOf(part),
    value: part instanceof HTMLInputElement ? part.value : '',
    selection: part instanceof HTMLInputElement ? [part.selectionStart, part.selectionEnd] : [],
    focused: part === document.activeElement,
    pressed: part === globalThis.pressedEarly,
  }));
  return () => {
    const parts = partsOf(root);
    for (const [at, { kind, value, selection, focused, pressed }] of begun.entries()) {
      const part = parts[at];
      if (!part || kindOf(part) !== kind) continue;
      if (part instanceof HTMLInputElement && value !== '') type(part, value);
      if (focused) part.focus({ preventScroll: true });
      const [from = null, to = null] = selection;
      // Fields of mail addresses have no selection.
      if (focused && part instanceof HTMLInputElement && from !== null) part.setSelectionRange(from, to);
      // After all fields have what was typed.
      if (pressed) queueMicrotask(() => part.click());
    }
  };
}

function kindOf(part: HTMLElement): string {
  return part instanceof HTMLInputElement
    ? `${part.type} ${part.name}`
    : `${part.tagName} ${part.textContent}`;
}

/** As by hand: React looks for what changed past its own setter. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
