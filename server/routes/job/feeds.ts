import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { JobFeed } from '../../../contract/entities/job-feed.ts';
import { ApiError, type FieldError } from '../../../contract/errors.ts';
import { FEEDS_MAX } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { assertNotBlocked, assertStaying, lockCompany } from '../../domain/company/lock-company.ts';
import { memberOf } from '../../domain/company/membership.ts';
import { fetchNow } from '../../domain/publication/feed/fetched.ts';
import { loadFeeds } from '../../domain/publication/feed/presenter.ts';
import { languageOf } from '../../domain/user/settings.ts';
import { cancelWork } from '../../work/queue.ts';

/** An address that was read a moment ago is not read again: it is a stranger's server. */
const PAUSE_MS = 60_000;

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
    .select(['id', 'company_id', 'url', 'paused_at'])
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
  if (!paused && isNews) await fetchNow(context, _id);
  return readFeed(context, companyId, _id);
}

export async function mayChangeFeed(
  context: CallContext,
  { _feedId, feedId = _feedId }: { _feedId?: string; feedId?: string },
): Promise<FeedOfCompany> {
  const { membership } = userOf(context);
  const feed =
    membership &&
    (await context.tx
      .selectFrom('job_feed')
      .where('id', '=', feedId as string)
      .where('company_id', '=', membership.companyId)
      .select(['id', 'company_id', 'state', 'paused_at', 'fetched_at'])
      .forNoKeyUpdate()
      .executeTakeFirst());
  if (!feed) throw unknownFeed();
  return feed;
}

type FeedOfCompany = {
  id: string;
  company_id: string;
  state: JobFeed['state'];
  paused_at: Date | null;
  fetched_at: Date | null;
};

export async function fetchFeed(
  context: CallContext,
  _args: unknown,
  { id, company_id, state, paused_at, fetched_at }: FeedOfCompany,
): Promise<JobFeed> {
  const isFresh = fetched_at !== null && context.now.getTime() - fetched_at.getTime() < PAUSE_MS;
  const isUnderWay = state === 'writing' || (state === 'waiting' && fetched_at !== null);
  if (paused_at === null && !isFresh && !isUnderWay) await fetchNow(context, id);
  return readFeed(context, company_id, id);
}

export async function deleteFeed(
  context: CallContext,
  _args: unknown,
  { id }: FeedOfCompany,
): Promise<AnswerOf<'job.delete-feed'>> {
  await cancelWork(context, 'job-feed.fetch', id);
  await cancelWork(context, 'job-feed.write', id);
  await context.tx.deleteFrom('job_feed').where('id', '=', id).execute();
  return { _id: id };
}

export async function readFeed({ tx }: CallContext, companyId: string, id: string): Promise<JobFeed> {
  const [feed] = await loadFeeds(tx, companyId, id);
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
