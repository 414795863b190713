import { ApiError } from '../../contract/errors.ts';
import { type ProductLimit, productLimits } from '../../contract/limits.ts';
import type { ChangeContext } from '../api/call-context.ts';

/**
 * Counts one act of `who` (an account, a company's member, a network address) against a limit of the product; it
 * counts only if the transaction commits. Throws `too_many_requests` with `detail.retryAfter` in seconds.
 */
export async function spend({ tx, now }: ChangeContext, name: ProductLimit, who: string): Promise<void> {
  const { max, windowMs } = productLimits[name];
  const since = new Date(now.getTime() - windowMs);
  const acts = await tx
    .selectFrom('usage')
    .select('at')
    .where('limit_name', '=', name)
    .where('who', '=', who)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(max)
    .execute();
  const oldest = acts[max - 1];
  if (oldest !== undefined) {
    const retryAfter = Math.ceil((oldest.at.getTime() + windowMs - now.getTime()) / 1000);
    throw new ApiError('too_many_requests', `too often; try again in ${retryAfter} s`, {
      detail: { limit: name, max, retryAfter },
    });
  }
  await tx.insertInto('usage').values({ limit_name: name, who, at: now }).execute();
}
