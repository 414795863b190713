/** The billing side of a company. */
export const customerCalls = {};
