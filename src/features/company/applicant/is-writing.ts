/** Whether a letter belongs to the field that has the focus, or to another dialog on top that has keys of its own. */
export function isWriting({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return true;
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  return top !== undefined && !top.querySelector('[data-walk]');
}
