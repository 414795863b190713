import type { redirectCalls } from '../../../contract/calls/redirect.ts';
import type { Redirect } from '../../../contract/redirect.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { isAllowedTarget } from '../../domain/redirect/targets.ts';

export const redirectHandlers: HandlersOf<typeof redirectCalls> = {
  'redirect.list': handler('redirect.list', mayReadRedirects, listRedirects),
};

/** In no order that matters. One whose host is no longer allowed is as good as not there. */
async function listRedirects({ tx, settings }: CallContext): Promise<Redirect[]> {
  const rows = await tx.selectFrom('redirect').select(['from_path', 'target']).orderBy('from_path').execute();
  return rows
    .map(({ from_path, target }) => ({ from: from_path, to: target }))
    .filter(({ to }) => isAllowedTarget(to, settings.redirectHosts));
}

/** Every visitor of a page has to learn where it went. */
async function mayReadRedirects(_context: CallContext, _args: unknown): Promise<void> {}
