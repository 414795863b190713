export type AddressTables = Record<never, never>;
