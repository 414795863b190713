/**
 * Headers of the last list: whose it is, and the digest of the built page it was made of. Apart from `last-list.ts`, which
 * the entry needs when somebody is sealed: the entry needs none of these.
 */
export const LAST_LIST_OF = 'x-of';
export const LAST_LIST_PAGE = 'x-page';
