/** Somebody who reported without an account, in a line for staff. Nulls: nothing is known of them (any more). */
export const guestLine = ({ name, mail }: { name: string | null; mail: string | null }) =>
  `${oneLine(name ?? '') || 'somebody unnamed'}${mail === null ? '' : ` <${mail}>`}, without an account`;

/** A text of many lines as one. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
