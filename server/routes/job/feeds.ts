import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { JobFeed } from '../../../contract/entities/job-feed.ts';
import { ApiError, type FieldError } from '../../../contract/errors.ts';
import { FEEDS_MAX } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { assertNotBlocked, assertStaying, lockCompany } from '../../domain/company/lock-company.ts';
import { memberOf } from '../../domain/company/membership.ts';
import { fetchNow, forgetFeed, pauseEnds } from '../../domain/publication/feed/fetched.ts';
import { loadFeeds } from '../../domain/publication/feed/presenter.ts';
import { languageOf } from '../../domain/user/settings.ts';

export async function mayReadFeeds(context: CallContext, args: ArgsOf<'job.feeds'>): Promise<string> {
  return memberOf(context, args.companyId).companyId;
}

export async function feedsOf(context: CallContext, _args: unknown, companyId: string): Promise<JobFeed[]> {
  return loadFeeds(context.tx, companyId);
}

export async function maySaveFeed(context: CallContext, args: ArgsOf<'job.save-feed'>): Promise<string> {
  const { companyId } = memberOf(context, args._companyId);
  const company = await lockCompany(context.tx, companyId);
  assertStaying(company);
  assertNotBlocked(company);
  return companyId;
}

export async function saveFeed(
  context: CallContext,
  { _id, url, publish, closeGone, paused }: ArgsOf<'job.save-feed'>,
  companyId: string,
): Promise<JobFeed> {
  const { tx, now } = context;
  const address = addressOf(url);
  const others = await tx
    .selectFrom('job_feed')
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('id', '=', _id)]))
    .select(['id', 'company_id', 'url', 'paused_at', 'fetched_at'])
    .execute();
  const known = others.find(({ id }) => id === _id);
  if (known && known.company_id !== companyId) throw unknownFeed();
  if (others.some((other) => other.id !== _id && other.url === address)) throw wrong('not_unique');
  if (!known && others.length >= FEEDS_MAX) throw wrong('too_many');
  const wish = { publish, close_gone: closeGone, paused_at: paused ? (known?.paused_at ?? now) : null };
  if (known)
    await tx
      .updateTable('job_feed')
      .set({ ...wish, url: address })
      .where('id', '=', _id)
      .execute();
  else
    await tx
      .insertInto('job_feed')
      .values({
        ...wish,
        id: _id,
        company_id: companyId,
        url: address,
        lang: await languageOf(tx, userOf(context).id),
        state: 'waiting',
        next_at: now,
        created_at: now,
      })
      .execute();
  const isNews = known?.url !== address || known.paused_at !== null;
  if (!paused && isNews)
    await fetchAsked(context, { id: _id, company_id: companyId, fetched_at: known?.fetched_at ?? null });
  return readFeed(context, { id: _id, companyId });
}

/** A company's feed; it is locked with its company only where it is changed: see `forgetFeed`. */
export async function mayDeleteFeed(
  context: CallContext,
  { feedId }: ArgsOf<'job.delete-feed'>,
): Promise<FeedOfCompany> {
  const { membership } = userOf(context);
  const feed = membership && (await feedOf(context, membership.companyId, feedId).executeTakeFirst());
  if (!feed) throw unknownFeed();
  return feed;
}

export async function mayFetchFeed(
  context: CallContext,
  { _feedId }: ArgsOf<'job.fetch-feed'>,
): Promise<FeedOfCompany> {
  const { company_id } = await mayDeleteFeed(context, { feedId: _feedId });
  await lockCompany(context.tx, company_id);
  const feed = await feedOf(context, company_id, _feedId).forNoKeyUpdate().executeTakeFirst();
  if (!feed) throw unknownFeed();
  return feed;
}

const feedOf = ({ tx }: CallContext, companyId: string, feedId: string) =>
  tx
    .selectFrom('job_feed')
    .where('id', '=', feedId)
    .where('company_id', '=', companyId)
    .select(['id', 'company_id', 'state', 'paused_at', 'fetched_at']);

type FeedOfCompany = {
  id: string;
  company_id: string;
  state: JobFeed['state'];
  paused_at: Date | null;
  fetched_at: Date | null;
};

export async function fetchFeed(context: CallContext, _args: unknown, feed: FeedOfCompany): Promise<JobFeed> {
  const { id, company_id, state, paused_at, fetched_at } = feed;
  const isFresh = pauseEnds(feed) > context.now;
  const isUnderWay = state === 'writing' || (state === 'waiting' && fetched_at !== null);
  if (paused_at === null && !isFresh && !isUnderWay) await fetchAsked(context, feed);
  return readFeed(context, { id, companyId: company_id });
}

async function fetchAsked(
  context: CallContext,
  feed: Pick<FeedOfCompany, 'id' | 'company_id' | 'fetched_at'>,
): Promise<void> {
  await spend(context, 'feedFetches', feed.company_id);
  await fetchNow(context, feed);
}

export async function deleteFeed(
  context: CallContext,
  _args: unknown,
  { id, company_id }: FeedOfCompany,
): Promise<AnswerOf<'job.delete-feed'>> {
  await forgetFeed(context, { id, companyId: company_id });
  return { _id: id };
}

/** Throws `not_found` for who is no member (any more): answers are read again with it. */
export async function readFeed(
  context: CallContext,
  { id, companyId }: { id: string; companyId: string },
): Promise<JobFeed> {
  const [feed] = await loadFeeds(context.tx, memberOf(context, companyId).companyId, id);
  if (feed === undefined) throw unknownFeed();
  return feed;
}

/** Without a fragment and without a name and password in it, which would be a secret in a list that colleagues read. */
function addressOf(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw wrong('url');
  url.hash = '';
  return url.href;
}

const wrong = (code: FieldError['code']) =>
  new ApiError('fields_invalid', 'a feed is an https address that the company has not named yet', {
    fields: [{ path: 'url', code }],
  });

const unknownFeed = () => new ApiError('not_found', 'no such feed');
