/** What somebody who sells services here reads of the list that goes to the tax authorities. */
export type SellerWords = {
  /** A quarter with deals, in a line. `sum`: with its currency; `open`: deals whose sum is not known here. */
  readonly quarter: (no: number, deals: number, sum: string, open: number) => string;
};
