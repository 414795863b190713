/** A device not seen this long is dropped from the list until it comes back; an ended one is forgotten. */
export const SESSION_DAYS = 180;
