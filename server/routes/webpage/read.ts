import type { ArgsOf } from '../../../contract/calls.ts';
import type { Webpage, WebpagePreview } from '../../../contract/entities/webpage.ts';
import type { CallContext } from '../../api/call-context.ts';
import { loadPages, type PageRow } from '../../domain/webpage/load-page.ts';

export async function listPages({ tx, now }: CallContext): Promise<WebpagePreview[]> {
  return (await loadPages(tx, now)).map(previewOf);
}

export async function readPage(
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
