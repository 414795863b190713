export type OfferTables = Record<never, never>;
