import { onceLoaded } from './late.ts';

/**
 * The first paint reads the replica and needs nothing else. So the core of sync is fetched after it, or with the first
 * thing that needs it.
 */
export const loadCore = onceLoaded(() => import('./core.ts'));
