import { timeHeld } from '../../contract/policy/register-time.ts';
import type { CallContext } from './call-context.ts';

/**
 * Since when a change counts against others of the same thing: when the person acted, by the server's clock as their
 * device knows it (rule R8); sent at once, now. Never later than now, so that no clock locks anything.
 */
export function actedBy({ now, actedAt }: Pick<CallContext, 'now' | 'actedAt'>): string {
  return actedAt === undefined ? now.toISOString() : timeHeld(actedAt.getTime(), now.getTime());
}
