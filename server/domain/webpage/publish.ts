import * as z from 'zod/mini';
import { webpageBlocks, webpageId, webpageTitle } from '../../../contract/entities/webpage.ts';
import { ApiError } from '../../../contract/errors.ts';
import { instant } from '../../../contract/fields.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { contentHash } from '../../base/canonical-json.ts';
import type { Db } from '../../database/database.ts';

export const newPage = z.strictObject({
  _id: webpageId,
  title: webpageTitle,
  blocks: webpageBlocks,
  showInFooter: z._default(z.boolean(), false),
  /** Left out: at once. */
  validFrom: z.optional(instant),
});
export type NewPage = z.input<typeof newPage>;

type Author = { source: 'seed' | 'staff'; draft?: boolean };
type Context = Pick<ChangeContext, 'tx' | 'now'>;

/**
 * Publishes a page, or stores an invisible draft. Published versions stay readable under their number: new content is a
 * new version, unchanged content keeps the existing one. Throws `fields_invalid` for content that is not a page.
 */
export async function publishPage(
  { tx, now }: Context,
  page: NewPage,
  { source, draft = false }: Author = { source: 'staff' },
): Promise<{ version: number; isNew: boolean }> {
  const { _id, title, blocks, showInFooter, validFrom } = checked(page);
  await lockPage(tx, _id, { show_in_footer: showInFooter, updated_at: now, draft });
  const last = await tx
    .selectFrom('webpage_version')
    .where('webpage_id', '=', _id)
    .select(['version', 'content_hash', 'published_at'])
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const hash = contentHash({ title, blocks });
  if (last?.published_at && last.content_hash === hash) return { version: last.version, isNew: false };
  // A draft is overwritten; only published versions are immutable.
  if (last && last.published_at === null)
    await tx
      .deleteFrom('webpage_version')
      .where('webpage_id', '=', _id)
      .where('version', '=', last.version)
      .execute();
  const version = last ? last.version + (last.published_at ? 1 : 0) : 1;
  await tx
    .insertInto('webpage_version')
    .values({
      webpage_id: _id,
      version,
      title: JSON.stringify(title),
      blocks: JSON.stringify(blocks),
      valid_from: validFrom === undefined ? now : new Date(validFrom),
      published_at: draft ? null : now,
      source,
      content_hash: hash,
    })
    .execute();
  return { version, isNew: true };
}

/** Takes a page down. Versions that were published stay readable by their number: consents refer to them. */
export async function archivePage({ tx, now }: Context, id: string): Promise<void> {
  const row = await tx
    .updateTable('webpage')
    .set({ status: 'archived', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', `no published page is called ${id}`);
}

function checked(page: NewPage) {
  const { success, data, error } = newPage.safeParse(page);
  if (success) return data;
  throw new ApiError('fields_invalid', 'this is not a page', {
    fields: error.issues.map(({ path, code }) => ({
      path: path.map(String).join('.'),
      code: code ?? 'invalid',
    })),
  });
}

/**
 * Locks the page's row, so that concurrent publications make two versions. A draft leaves the published version alone.
 */
async function lockPage(
  tx: Db,
  id: string,
  { draft, show_in_footer, updated_at }: { draft: boolean; show_in_footer: boolean; updated_at: Date },
): Promise<void> {
  await tx
    .insertInto('webpage')
    .values({ id, status: draft ? 'draft' : 'published', show_in_footer, updated_at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(draft ? { updated_at } : { status: 'published', show_in_footer, updated_at }),
    )
    .execute();
}
