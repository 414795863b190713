import { dayOf } from '../../../contract/calendar-day.ts';
import { ApiError } from '../../../contract/errors.ts';
import { AGE_CREATOR } from '../../../contract/law/guardian.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import { type CreatorGate, creatorGate } from '../../../contract/policy/creator.ts';
import { type CallContext, loadUser, type UserRecord, userOf } from '../../api/call-context.ts';
import type { CreatorRow, SourceRow } from '../../domain/creator/row.ts';
import { personOn } from '../../domain/user/age.ts';
import { lockUserRow } from '../../domain/user/lock-user.ts';

export type Own = { user: UserRecord; creator: CreatorRow };
export type OwnSource = Own & { source: SourceRow };

/** The caller's creator account, locked behind their own row: a guardian's word may just be taken back. */
export async function lockOwnConsented(context: CallContext): Promise<Own> {
  await lockUserRow(context.tx, userOf(context).id);
  const user = (await loadUser(context.tx, userOf(context).id)) ?? userOf(context);
  return { ...(await lockOwnCreator(context)), user };
}

/** The caller's creator account, locked. */
export async function lockOwnCreator(context: CallContext): Promise<Own> {
  const user = userOf(context);
  const creator = await context.tx
    .selectFrom('creator')
    .where('user_id', '=', user.id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (creator === undefined)
    throw new ApiError('not_found', 'this account has no creator profile yet; create it first');
  return { user, creator };
}

/** One of the caller's sources, locked with its creator; for everybody else it does not exist. */
export async function lockOwnSource(
  context: CallContext,
  { _sourceId }: { _sourceId: string },
): Promise<OwnSource> {
  const own = await lockOwnCreator(context);
  const source = await context.tx
    .selectFrom('creator_source')
    .where('id', '=', _sourceId)
    .where('creator_id', '=', own.creator.id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (source === undefined) throw new ApiError('not_found', 'no such source');
  return { ...own, source };
}

function gateOf({ now }: Pick<CallContext, 'now'>, user: UserRecord): CreatorGate {
  const { mode, guardian, creatorGuardian } = user;
  return creatorGate({ mode, ...personOn(user, dayOf(now)), guardian, creatorGuardian });
}

/**
 * Throws what stands in the way of a profile: `not_allowed`, `too_young`, or `guardian_required` where a public profile that
 * earns money needs a consent of its own, below 18.
 */
export function assertMayBeCreator(context: CallContext, user: UserRecord): void {
  switch (gateOf(context, user)) {
    case 'ok':
      return;
    case 'not_a_person':
      throw new ApiError('not_allowed', 'creators are people; a company account has no creator profile');
    case 'too_young':
      throw new ApiError('too_young', `a creator profile needs an age of ${AGE_CREATOR}`, {
        detail: { minAge: AGE_CREATOR },
      });
    case 'at_school':
      throw atSchool();
    case 'guardian':
      throw new ApiError(
        'guardian_required',
        'below 18 a guardian has to agree first; ask them for it in the settings',
      );
  }
}

/** Posts for money while compulsory schooling lasts, or nobody has said that it is over, need a permit. */
function atSchool(): ApiError {
  return new ApiError(
    'too_young',
    'posts for money need a permit as long as compulsory schooling lasts; say in your details when it is over',
    { detail: { minAge: AGE_CREATOR, reasons: [{ code: 'paid_media', minAge: AGE_ADULT }] } },
  );
}
