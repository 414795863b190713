export type RightsTables = Record<never, never>;
