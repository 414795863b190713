import type { CreatorCard, PublicCard } from '../../../../contract/entities/creator.ts';
import { isCardPublic } from '../../../../contract/policy/creator.ts';
import type { Db } from '../../../database/database.ts';
import { bornUntil } from '../../../domain/creator/adults.ts';
import { presentCards } from '../../../domain/creator/presenter.ts';

/** What everybody may read of a creator. */
export type PublicCreator = { card: CreatorCard; slug: string; listed: boolean };

/** A card by its slug, or by the handle it has now. Undefined where there is none, or where it is not released. */
export async function loadPublicCreator(db: Db, name: string, now: Date): Promise<PublicCreator | undefined> {
  const found = await db
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where((eb) =>
      eb.or([
        eb('creator.media_kit_slug', '=', name),
        eb(eb.fn<string>('lower', ['creator.handle']), '=', name.toLowerCase()),
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
  if (!isCardPublic({ status: row.status, card: row.card, adult: born <= bornUntil(now) })) return undefined;
  const [card] = await presentCards(db, [row]);
  return card && { card, slug: row.media_kit_slug, listed: row.card === ('listed' satisfies PublicCard) };
}
