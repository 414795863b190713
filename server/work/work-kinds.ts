import type { ChangeContext } from '../api/call-context.ts';
import { systemWork } from './system-work.ts';

/**
 * Does one task. It may run twice (a kill after an outside effect), so it asks for the state before it acts. A
 * returned date keeps the task for then: that is how recurring work recurs.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most tasks end without a word.
export type Work = (context: ChangeContext, payload: unknown) => Promise<Date | void>;
export type WorkKinds = Readonly<Record<string, Work>>;

/** Every kind of work; a task of a kind that is missing here stays untouched. */
export const workKinds: WorkKinds = { ...systemWork };
