/** Generic content pages. */
export const webpageCalls = {};
