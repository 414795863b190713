/** Largest CV, in bytes of its JSON. */
export const CV_MAX = 48 * 1024;

/** Most documents of a profile. */
export const DOCUMENTS_MAX = 20;
