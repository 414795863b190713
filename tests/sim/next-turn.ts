/** The platform's own turn of the event loop, kept from before the simulation replaces it. */
export const nextTurn = setImmediate;
