declare global {
  /** The last button or link that was pressed in the first paint (public/before-paint.js). */
  var pressedEarly: Element | undefined;
}

/** What the server has painted before the app was there (src/first-paint.tsx). */
export const FIRST_PAINT_ID = 'first-paint';

type Typed = HTMLInputElement | HTMLSelectElement;

const partsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('a, button, input, select')];
const isTyped = (part: Element): part is Typed =>
  part instanceof HTMLInputElement || part instanceof HTMLSelectElement;
const isChoice = (part: Element): part is HTMLInputElement =>
  part instanceof HTMLInputElement && part.type === 'radio';

/**
 * Reads the input begun in the first paint: typed words, the focus, what was pressed.
 * @returns brings it to the app, whose page has come in its place: to the part of the same kind, and of several to the
 * one that is as far from the first; a part that is not there any more gets nothing
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const painted = partsOf(document.getElementById(FIRST_PAINT_ID) ?? new DocumentFragment());
  const begun = painted.flatMap((part) => {
    const value = isTyped(part) && !isChoice(part) ? part.value : '';
    const focused = part === document.activeElement;
    const chosen = isChoice(part) && part.checked && !part.defaultChecked;
    const pressed = chosen || part === globalThis.pressedEarly;
    if (!value && !focused && !pressed) return [];
    const kind = kindOf(part);
    const at = painted.filter((one) => kindOf(one) === kind).indexOf(part);
    const selection = value && focused && part instanceof HTMLInputElement ? part : null;
    const [from = null, to = null] = [selection?.selectionStart, selection?.selectionEnd];
    return { kind, at, value, from, to, focused, pressed };
  });
  return () => {
    const parts = partsOf(root);
    for (const { kind, at, value, from, to, focused, pressed } of begun) {
      const part = parts.filter((one) => kindOf(one) === kind)[at];
      if (!part) continue;
      if (value) type(part as Typed, value);
      if (focused) part.focus({ preventScroll: true });
      // Fields of mail addresses have no selection.
      if (from !== null) (part as HTMLInputElement).setSelectionRange(from, to);
      // After all fields have what was typed.
      if (pressed) queueMicrotask(() => part.click());
    }
  };
}

/** What a part does, and in which row of a list. */
function kindOf(part: HTMLElement): string {
  if (isTyped(part)) return `${part.type} ${part.name}`;
  const row = part.closest('article')?.querySelector('a')?.getAttribute('href');
  // The text of a button may hold a count, and that of a link a mark, which are of the moment.
  const name = part.getAttribute('href') ?? (part.title || part.textContent);
  return `${part.tagName} ${row} ${name}`;
}

/** As by hand: React looks for what changed past its own setter. */
function type(field: Typed, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
