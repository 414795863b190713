import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { SOURCE_CODE_HOURS, SOURCES_MAX } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import { methodsOf, profileUrl } from '../../../contract/policy/creator.ts';
import type { CallContext } from '../../api/call-context.ts';
import { codeOf } from '../../base/code-of.ts';
import { presentSource } from '../../domain/creator/presenter.ts';
import type { SourceRow } from '../../domain/creator/row.ts';
import { touchCreator } from '../../domain/creator/touch-creator.ts';
import { lockOwnCreator, type Own } from './own-creator.ts';

const HOUR_MS = 3_600_000;
const CODE_LENGTH = 10;

/** Names a source and gives its code. The same page again is the same source: what is verified stays so. */
export async function addSource(
  context: CallContext,
  args: ArgsOf<'creator.add-source'>,
  { creator }: Own,
): Promise<AnswerOf<'creator.add-source'>> {
  const url = profileUrl(args.platform, args.url);
  if (url === undefined)
    throw new ApiError(
      'fields_invalid',
      `this is no page of ${args.platform}; copy the address of your profile`,
      {
        fields: [{ path: 'url', code: 'not_a_profile' }],
      },
    );
  assertMethod(context, args);
  const sources = await context.tx
    .selectFrom('creator_source')
    .where('creator_id', '=', creator.id)
    .selectAll()
    .forNoKeyUpdate()
    .execute();
  const known = sources.find((source) => source.platform === args.platform && source.url === url);
  if (known === undefined) await assertRoom(context, args._id, sources.length);
  const row = known ? await renew(context, known, args) : await insert(context, args, url, creator.id);
  await touchCreator(context, creator.id);
  return presentAdded(context, row);
}

/** The source of a page that was named before. */
export async function readAdded(
  context: CallContext,
  { platform, url }: ArgsOf<'creator.add-source'>,
): Promise<AnswerOf<'creator.add-source'>> {
  const { creator } = await lockOwnCreator(context);
  const row = await context.tx
    .selectFrom('creator_source')
    .where('creator_id', '=', creator.id)
    .where('platform', '=', platform)
    .where('url', '=', profileUrl(platform, url) ?? '')
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such source');
  return presentAdded(context, row);
}

function presentAdded({ ports }: CallContext, row: SourceRow): AnswerOf<'creator.add-source'> {
  return {
    source: presentSource(row),
    authUrl: row.method === 'oauth' ? (ports.proof.authUrl(row.platform, row.code) ?? null) : null,
  };
}

/** Throws where the platform does not know this proof, or its sign-in is not set up here. */
export function assertMethod(
  { ports }: CallContext,
  { platform, method }: Pick<SourceRow, 'platform' | 'method'>,
): void {
  if (!methodsOf(platform).includes(method))
    throw new ApiError(
      'proof_unavailable',
      `${platform} is not proven by ${method}; take one of detail.methods`,
      {
        detail: { methods: methodsOf(platform) },
      },
    );
  if (method === 'oauth' && ports.proof.authUrl(platform, '') === undefined)
    throw new ApiError(
      'proof_unavailable',
      `signing in with ${platform} is not set up here; use a code on your page`,
      {
        detail: { methods: methodsOf(platform).filter((one) => one !== 'oauth') },
      },
    );
}

async function assertRoom({ tx }: CallContext, id: string, count: number): Promise<void> {
  if (count >= SOURCES_MAX)
    throw new ApiError('quota_exceeded', `${SOURCES_MAX} sources are possible; remove one first`, {
      detail: { max: SOURCES_MAX },
    });
  const taken = await tx.selectFrom('creator_source').where('id', '=', id).select('id').executeTakeFirst();
  if (taken !== undefined) throw new ApiError('state_conflict', 'this _id is taken; make a new one');
}

async function insert(
  context: CallContext,
  { _id, platform, method }: ArgsOf<'creator.add-source'>,
  url: string,
  creatorId: string,
): Promise<SourceRow> {
  return context.tx
    .insertInto('creator_source')
    .values({
      id: _id,
      creator_id: creatorId,
      platform,
      url,
      method,
      ...newCode(context),
      status: 'pending',
      created_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A code that is still good stays: it may be on the page by now. */
async function renew(
  context: CallContext,
  known: SourceRow,
  { method }: Pick<SourceRow, 'method'>,
): Promise<SourceRow> {
  if (known.status === 'verified' || known.status === 'checking') return known;
  return context.tx
    .updateTable('creator_source')
    .set({ method, ...(known.code_expires_at <= context.now ? newCode(context) : {}) })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function newCode({ chance, now }: CallContext): Pick<SourceRow, 'code' | 'code_expires_at'> {
  return {
    code: `zusage-${codeOf(chance.randomBytes(CODE_LENGTH))}`,
    code_expires_at: new Date(now.getTime() + SOURCE_CODE_HOURS * HOUR_MS),
  };
}
