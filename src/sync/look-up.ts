/**
 * From when on rows and entries are looked up one by one instead of being read all at once. The answer is the same, so
 * a simulation may set them low, to go both ways.
 */
export const LOOK_UP = {
  /** Up to so many waiting entries are read at once, whatever is looked for. */
  walkMax: 100,
  /** What so few keys lead to is read whole. */
  wholeMax: 8,
  /** So few bases are always looked up. */
  basesMin: 32,
};
