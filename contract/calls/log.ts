/** The company log. */
export const logCalls = {};
