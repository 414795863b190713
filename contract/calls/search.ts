/** Search over published jobs. */
export const searchCalls = {};
