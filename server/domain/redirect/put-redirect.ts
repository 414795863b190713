import { isOwnPath } from '../../../contract/redirect.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { isAllowedTarget } from './targets.ts';

/** Redirects a path. Throws a StartFailure with the reason where that is not allowed. */
export async function putRedirect(
  { tx, now, settings }: ChangeContext,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (!isOwnPath(from)) throw new StartFailure(`${from} is not a path of this app.`, 2);
  if (from === to) throw new StartFailure(`${from} would lead to itself.`, 2);
  if (!isAllowedTarget(to, settings.redirectHosts))
    throw new StartFailure(
      `${to} is neither a path of this app nor an https address of a host in REDIRECT_HOSTS.`,
      2,
    );
  const further = await tx
    .selectFrom('redirect')
    .where('from_path', '=', to)
    .select('target')
    .executeTakeFirst();
  if (further !== undefined)
    throw new StartFailure(`${to} leads on to ${further.target}: name that instead.`, 2);
  await tx
    .insertInto('redirect')
    .values({ from_path: from, target: to, created_at: now })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ target: to, created_at: now }))
    .execute();
}

/** Returns whether the redirect existed. */
export async function dropRedirect({ tx }: ChangeContext, from: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('redirect').where('from_path', '=', from).executeTakeFirst();
  return Number(numDeletedRows) > 0;
}
