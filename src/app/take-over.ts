declare global {
  /** The last button that was pressed in the first paint (public/before-paint.js). */
  var pressedEarly: HTMLButtonElement | undefined;
}

/** What the server has painted before the app was there (src/first-paint.tsx). */
export const FIRST_PAINT_ID = 'first-paint';

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll('input')];
const buttonsIn = (root: ParentNode) => [...root.querySelectorAll('button')];

/**
 * Looks at what somebody has begun in the first paint: typed words, the focus, a pressed button.
 * @returns brings it to the app, whose page has come in its place; both are the same screen, so the fields are as well
 */
export function takeOver(root: HTMLElement): () => void {
  const painted = document.getElementById(FIRST_PAINT_ID);
  if (!painted) return () => undefined;
  const begun = fieldsIn(painted).map((field) => ({
    kind: kindOf(field),
    value: field.value,
    focused: field === document.activeElement,
    selection: [field.selectionStart, field.selectionEnd] as const,
  }));
  const { pressedEarly } = globalThis;
  const pressed = pressedEarly ? buttonsIn(painted).indexOf(pressedEarly) : -1;
  return () => {
    const fields = fieldsIn(root);
    for (const [at, { kind, value, focused, selection }] of begun.entries()) {
      const field = fields[at];
      if (!field || kindOf(field) !== kind) continue;
      if (value !== '') type(field, value);
      if (!focused) continue;
      field.focus({ preventScroll: true });
      // Fields of mail addresses have no selection.
      if (selection[0] !== null) field.setSelectionRange(...selection);
    }
    const button = buttonsIn(root)[pressed];
    if (button && button.textContent === pressedEarly?.textContent) button.click();
  };
}

const kindOf = ({ type, name }: HTMLInputElement) => `${type} ${name}`;

/** As by hand: React looks for what changed past its own setter. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
