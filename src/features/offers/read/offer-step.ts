/** What of an offer is open. `open`: whatever is told first about it, which for a signed one is that it is signed. */
export type OfferStep = 'open' | 'read' | 'sign' | 'counter' | 'guardians';
