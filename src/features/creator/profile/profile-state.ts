import type { Creator } from '../../../../contract/entities/creator.ts';
import { type CreatorGate, mayActivate } from '../../../../contract/policy/creator.ts';

/**
 * Where a profile stands, and why. `guardian`: nobody agrees to it, or not any more · `school`: compulsory schooling
 * lasts, or they have not said that it is over · `source`: no page is verified · `self`: the creator has paused it · `ready`: a draft that could be shown now.
 */
export type ProfileState =
  | { status: 'draft'; why: 'ready' | 'guardian' | 'school' | 'source' }
  | { status: 'active' }
  | { status: 'paused'; why: 'self' | 'guardian' | 'school' | 'source' }
  | { status: 'suspended' };

/** The row does not say why it was paused: it follows from what is missing now. */
export function profileState(
  { status, sources }: Pick<Creator, 'status' | 'sources'>,
  gate: CreatorGate,
): ProfileState {
  if (status === 'active' || status === 'suspended') return { status };
  const verdict = mayActivate(
    status,
    sources.map((source) => source.status),
  );
  if (gate === 'guardian') return { status, why: 'guardian' };
  if (gate === 'at_school' || gate === 'too_young') return { status, why: 'school' };
  if (verdict !== 'ok') return { status, why: 'source' };
  return status === 'draft' ? { status, why: 'ready' } : { status, why: 'self' };
}

/** Whether showing it to companies would be taken. */
export function mayShow(state: ProfileState): boolean {
  return 'why' in state && (state.why === 'ready' || state.why === 'self');
}
