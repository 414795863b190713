/** Headers of the last list (last-list.ts): whose it is, and the digest of the built page it was made of. */
export const LAST_LIST_OF = 'x-of';
export const LAST_LIST_PAGE = 'x-page';
