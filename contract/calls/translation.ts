/** Texts that the server lays over the built-in catalogues. */
export const translationCalls = {};
