import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { loadPage, type PageRow } from '../../domain/webpage/load-page.ts';

/** Everybody reads what is published. */
export async function mayListPages(_context: CallContext, _args: unknown): Promise<void> {}

/**
 * The version that holds now, or an older one by its number: a consent names it. Drafts are nobody's business; a page
 * that was taken down is gone, and so is everything but the versions that somebody may have agreed to.
 */
export async function mayReadPage(
  { tx, now }: CallContext,
  { webpageId, version }: ArgsOf<'webpage.get'>,
): Promise<PageRow> {
  const page = await loadPage(tx, webpageId, now, version);
  if (page === undefined) throw new ApiError('not_found', 'no such page');
  return page;
}
