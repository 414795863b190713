import type { CreatorCard, PublicCard } from '../../../../contract/entities/creator.ts';
import { foldHandle } from '../../../../contract/fold.ts';
import { AGE_ADULT } from '../../../../contract/limits.ts';
import { isCardPublic } from '../../../../contract/policy/creator.ts';
import type { Db } from '../../../database/database.ts';
import { presentCards } from '../../../domain/creator/presenter.ts';
import { bornBy } from '../../../domain/user/born-by.ts';

/** What everybody may read of a creator. */
export type PublicCreator = { card: CreatorCard; slug: string; listed: boolean };

/** A card by its slug, or by the handle it has now. Undefined where there is none, or where it is not released. */
export async function loadPublicCreator(db: Db, name: string, now: Date): Promise<PublicCreator | undefined> {
  // PostgreSQL takes no NUL in a text.
  if (name.includes('\0')) return undefined;
  const found = await db
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where((eb) =>
      eb.or([
        eb('creator.media_kit_slug', '=', name),
        // As handles are kept apart: one that is too like it leads there as well.
        eb('creator.handle_folded', '=', foldHandle(name)),
      ]),
    )
    .where('user.locked_at', 'is', null)
    .where('user.erased_at', 'is', null)
    .selectAll('creator')
    .select(['user.date_of_birth'])
    // A handle may read like the slug of another: the address that was given first holds.
    .orderBy((eb) => eb.case().when('creator.media_kit_slug', '=', name).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { date_of_birth: born, ...row } = found;
  if (!isCardPublic({ status: row.status, card: row.card, adult: born <= bornBy(AGE_ADULT, now) }))
    return undefined;
  const [card] = await presentCards(db, [row]);
  return card && { card, slug: row.media_kit_slug, listed: row.card === ('listed' satisfies PublicCard) };
}

/** Addresses of one sitemap that are cards; its protocol takes 50,000 of all kinds. */
const LISTED_MAX = 5_000;

/** Slugs of the cards that their owners want search engines to list, the newest first. */
export async function listedCards(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where('creator.status', '=', 'active')
    .where('creator.card', '=', 'listed')
    .where('user.date_of_birth', '<=', bornBy(AGE_ADULT, now))
    .where('user.locked_at', 'is', null)
    .where('user.erased_at', 'is', null)
    .select('creator.media_kit_slug as slug')
    .orderBy('creator.created_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ slug }) => slug);
}
