/** `stopped`: nothing is allowed at the moment · `over`: more is in use than allowed, after the limit became smaller. */
export type LimitState = 'endless' | 'room' | 'full' | 'over' | 'stopped';

/** @param limit null: as many as they like */
export function limitState(used: number, limit: number | null): LimitState {
  if (limit === null) return 'endless';
  if (limit === 0) return 'stopped';
  if (used > limit) return 'over';
  return used === limit ? 'full' : 'room';
}
