export type CreatorTables = Record<never, never>;
