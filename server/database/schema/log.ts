export type LogTables = Record<never, never>;
