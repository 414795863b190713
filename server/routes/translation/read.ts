import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { LanguagePreview } from '../../../contract/entities/translation.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';

/** The default language first, then by name. */
export async function listLanguages({ tx }: CallContext): Promise<LanguagePreview[]> {
  const rows = await tx
    .selectFrom('language')
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, version, is_default }) => ({ _id: id, name, version, default: is_default }));
}

/** Throws `not_found` for a language that the product does not have. */
export async function loadTexts(
  { tx }: CallContext,
  { languageId, version }: ArgsOf<'translation.load'>,
): Promise<AnswerOf<'translation.load'>> {
  const language = await tx
    .selectFrom('language')
    .where('id', '=', languageId)
    .select('version')
    .executeTakeFirst();
  if (language === undefined)
    throw new ApiError(
      'not_found',
      'the product does not speak this language; GET /translation lists those it does',
    );
  if (version === language.version) return { unchanged: true };
  const rows = await tx
    .selectFrom('translation')
    .where('language_id', '=', languageId)
    .select(['key', 'text'])
    .orderBy('key')
    .execute();
  return {
    languageId,
    version: language.version,
    translations: Object.fromEntries(rows.map(({ key, text }) => [key, text])),
  };
}

/** Languages whose version, or last change, is another than the app holds; one that is gone has changed too. */
export async function checkUpdates(
  { tx }: CallContext,
  { languages }: ArgsOf<'translation.check-updates'>,
): Promise<AnswerOf<'translation.check-updates'>> {
  const held = Object.entries(languages);
  if (held.length === 0) return { changed: [] };
  const rows = await tx
    .selectFrom('language')
    .where(
      'id',
      'in',
      held.map(([id]) => id),
    )
    .selectAll()
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const changed = held.filter(([id, holds]) => {
    const language = known.get(id);
    if (language === undefined) return true;
    return typeof holds === 'number'
      ? holds !== language.version
      : Date.parse(holds) < language.updated_at.getTime();
  });
  return { changed: changed.map(([id]) => id) };
}
