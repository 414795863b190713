/** Plans and their prices. */
export const productCalls = {};
