import * as z from 'zod/mini';
import { languageId, TRANSLATION_MAX, translationKey } from '../../../contract/entities/translation.ts';
import { ApiError } from '../../../contract/errors.ts';
import { text } from '../../../contract/fields.ts';
import type { ChangeContext } from '../../api/change-context.ts';

export const newTexts = z.strictObject({
  languageId,
  /** Required for a new language; renames an existing one. */
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  /** By key; null takes a text out. Keys that are not named keep theirs. */
  texts: z.record(translationKey, z.nullable(text(TRANSLATION_MAX))),
});
export type NewTexts = z.infer<typeof newTexts>;

/**
 * Changes texts of a language and raises its version, so that apps load it again. Unchanged texts raise nothing.
 * Returns the version and the number of changed texts.
 */
export async function publishTranslation(
  { tx, now }: Pick<ChangeContext, 'tx' | 'now'>,
  { languageId: id, name, texts }: NewTexts,
): Promise<{ version: number; changed: number }> {
  const known = await tx
    .selectFrom('language')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (known === undefined && name === undefined)
    throw new ApiError('not_found', `there is no language ${id} yet: give it a name to make it`);
  if (known === undefined)
    await tx
      .insertInto('language')
      .values({ id, name: name as string, updated_at: now })
      .execute();
  const rows = await tx.selectFrom('translation').where('language_id', '=', id).selectAll().execute();
  const before = new Map(rows.map((row) => [row.key, row.text]));
  const changes = Object.entries(texts).filter(([key, value]) => (before.get(key) ?? null) !== value);
  const gone = changes.filter(([, value]) => value === null).map(([key]) => key);
  const set = changes.flatMap(([key, value]) =>
    value === null ? [] : [{ language_id: id, key, text: value }],
  );
  if (gone.length > 0)
    await tx.deleteFrom('translation').where('language_id', '=', id).where('key', 'in', gone).execute();
  if (set.length > 0)
    await tx
      .insertInto('translation')
      .values(set)
      .onConflict((conflict) =>
        conflict.columns(['language_id', 'key']).doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })),
      )
      .execute();
  const renamed = name !== undefined && name !== known?.name;
  if (changes.length === 0 && !renamed) return { version: known?.version ?? 0, changed: 0 };
  const { version } = await tx
    .updateTable('language')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: now,
      ...(name === undefined ? {} : { name }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { version, changed: changes.length };
}
