import type { webpageCalls } from '../../../contract/calls/webpage.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Webpage, WebpagePreview } from '../../../contract/entities/webpage.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { loadPage, loadPages, type PageRow } from '../../domain/webpage/load-page.ts';

export const webpageHandlers: HandlersOf<typeof webpageCalls> = {
  'webpage.get': handler('webpage.get', mayReadPage, readPage),
  'webpage.list': handler('webpage.list', mayListPages, listPages),
};

/** Everybody reads what is published. */
async function mayListPages(_context: CallContext, _args: unknown): Promise<void> {}

/**
 * The version that holds now, or an older one by its number: a consent names it. Drafts are nobody's business; a page
 * that was taken down is gone, and so is everything but the versions that somebody may have agreed to.
 */
async function mayReadPage(
  { tx, now }: CallContext,
  { webpageId, version }: ArgsOf<'webpage.get'>,
): Promise<PageRow> {
  const page = await loadPage(tx, webpageId, now, version);
  if (page === undefined) throw new ApiError('not_found', 'no such page');
  return page;
}

async function listPages({ tx, now }: CallContext): Promise<WebpagePreview[]> {
  return (await loadPages(tx, now)).map(previewOf);
}

async function readPage(
  _context: CallContext,
  _args: ArgsOf<'webpage.get'>,
  page: PageRow,
): Promise<Webpage> {
  return { ...previewOf(page), status: page.status, blocks: page.blocks, currentVersion: page.current };
}

function previewOf(page: PageRow): WebpagePreview {
  return {
    _id: page.id,
    title: page.title,
    version: page.version,
    validFrom: page.valid_from.toISOString(),
    updatedAt: page.published_at.toISOString(),
    showInFooter: page.show_in_footer,
  };
}
