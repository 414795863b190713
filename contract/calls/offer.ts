/** Offers: product section 4.4. */
export const offerCalls = {};
