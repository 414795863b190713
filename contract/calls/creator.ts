/** Creator accounts and their sources. */
export const creatorCalls = {};
