import type { JobKind } from '../job-kinds.ts';

/** Kinds whose contract is one of employment and may be limited in time (an apprenticeship ends by its own law). */
const LIMITABLE: readonly JobKind[] = ['employment', 'minijob', 'internship', 'holiday'];

/** Whether the contract ends by itself: §14(4) TzBfG then wants ink or a qualified signature. Computed, never chosen. */
export function isFixedTerm({ kind, endDate }: { kind: JobKind; endDate: string | null }): boolean {
  return kind === 'holiday' || (endDate !== null && LIMITABLE.includes(kind));
}
