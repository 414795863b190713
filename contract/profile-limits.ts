/** Largest CV, in bytes of its JSON. */
export const CV_MAX = 48 * 1024;

/** In an entry of it: letters of a line and of a text, and lines of a list. */
export const CV_ENTRY_MAX = { line: 300, text: 4000, lines: 40 };

/** Most documents of a profile. */
export const DOCUMENTS_MAX = 20;
