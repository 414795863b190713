/** Export, sessions and other rights of people over their data. */
export const rightsCalls = {};
