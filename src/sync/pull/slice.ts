/** Rows of a page that are one transaction: a tap that comes meanwhile waits for these, and not for a page (rule R2). */
export const SLICE = { rows: 100 };
