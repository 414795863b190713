/** The people who run this product. */
export const teamCalls = {};
