import { sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { fold } from '../../../contract/fold.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { entitlementOf } from '../../domain/billing/entitlement.ts';
import { presentCards } from '../../domain/creator/presenter.ts';
import { bornBy } from '../../domain/user/born-by.ts';

type Args = ArgsOf<'creator.search'>;

/** Members of a company whose plan has it. */
export async function maySearch(context: CallContext): Promise<void> {
  const { membership } = userOf(context);
  if (membership === null) throw new ApiError('not_allowed', 'companies search for creators');
  const { creatorSearch } = await entitlementOf(context.tx, membership.companyId, context.now);
  if (!creatorSearch)
    throw new ApiError(
      'plan_limit',
      'searching for creators is part of a larger plan; the owner can book it',
    );
}

/** Active adult creators, newest first: nothing ranks them. */
export async function searchCreators(
  { tx, now }: CallContext,
  args: Args,
): Promise<AnswerOf<'creator.search'>> {
  const page = openPage(args, ['instant', 'id']);
  const rows = await tx
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where('creator.status', '=', 'active')
    .where('user.date_of_birth', '<=', bornBy(AGE_ADULT, now))
    .where('user.locked_at', 'is', null)
    .where('user.erased_at', 'is', null)
    .$if(args.niche !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (
          select from jsonb_array_elements_text(creator.niches_folded) as niche
          where position(${fold(args.niche ?? '')}::text in niche) > 0
        )`,
      ),
    )
    .$if(args.language !== undefined, (query) =>
      query.where(sql<boolean>`creator.languages @> ${JSON.stringify([args.language])}::jsonb`),
    )
    .$if(args.region !== undefined, (query) =>
      query.where(sql<boolean>`position(${fold(args.region ?? '')}::text in creator.region_folded) > 0`),
    )
    .$if(args.maxPrice !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (
          select from jsonb_array_elements(creator.packages) as package
          where (package ->> 'price')::bigint <= ${args.maxPrice ?? 0}::bigint
            and (${args.platform ?? null}::text is null or package ->> 'platform' = ${args.platform ?? null}::text)
        )`,
      ),
    )
    .$if(asksForSource(args), (query) => query.where(hasSource(args)))
    .where(page.behind(['creator.created_at', 'creator.id']))
    .selectAll('creator')
    .orderBy('creator.created_at', 'desc')
    .orderBy('creator.id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, (row) => [row.created_at, row.id]);
  return { items: await presentCards(tx, shown), next };
}

const asksForSource = ({ platform, minFollowers, maxFollowers, measured = false }: Args) =>
  platform !== undefined || minFollowers !== undefined || maxFollowers !== undefined || measured;

/** One verified source has all of it: measured figures count where there are some, or alone if only those are wanted. */
function hasSource({ platform = undefined, minFollowers, maxFollowers, measured = false }: Args) {
  const followers = measured
    ? sql`measured_followers`
    : sql`coalesce(measured_followers, declared_followers)`;
  return sql<boolean>`exists (
    select from creator_source as source
    where source.creator_id = creator.id and source.status = 'verified'
      and (not ${measured}::boolean or measured_followers is not null)
      and (${platform ?? null}::text is null or source.platform = ${platform ?? null}::text)
      and (${minFollowers ?? null}::bigint is null or ${followers} >= ${minFollowers ?? null}::bigint)
      and (${maxFollowers ?? null}::bigint is null or ${followers} <= ${maxFollowers ?? null}::bigint)
  )`;
}
