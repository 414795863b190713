/** Subscriptions of companies. */
export const subscriptionCalls = {};
