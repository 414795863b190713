import type { Redirect } from '../../../contract/redirect.ts';
import type { CallContext } from '../../api/call-context.ts';
import { isAllowedTarget } from '../../domain/redirect/targets.ts';

/** In no order that matters. One whose host is no longer allowed is as good as not there. */
export async function listRedirects({ tx, settings }: CallContext): Promise<Redirect[]> {
  const rows = await tx.selectFrom('redirect').select(['from_path', 'target']).orderBy('from_path').execute();
  return rows
    .map(({ from_path, target }) => ({ from: from_path, to: target }))
    .filter(({ to }) => isAllowedTarget(to, settings.redirectHosts));
}
