/**
 * Counts the changes of this folder's tables that can close a live ad to somebody. Raise it with such a change, also
 * where a row of a table begins to hold on a later day: every live ad is then judged again, and companies are told.
 */
export const LAW_EDITION = 1;
