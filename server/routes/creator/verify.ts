import type { ArgsOf } from '../../../contract/calls.ts';
import type { Source } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import { stepSource } from '../../../contract/policy/creator.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { presentSource } from '../../domain/creator/presenter.ts';
import { touchCreator } from '../../domain/creator/touch-creator.ts';
import { VERIFY } from '../../domain/creator/work.ts';
import { queueWork } from '../../work/queue.ts';
import { assertMethod } from './add-source.ts';
import type { OwnSource } from './own-creator.ts';

/** Has a source looked at. One that is being looked at, or verified, is answered as it is and costs nothing. */
export async function verifySource(
  context: CallContext,
  args: ArgsOf<'creator.verify'>,
  { user, creator, source }: OwnSource,
): Promise<Source> {
  const { method, oauthCode } = args;
  assertMethod(context, { platform: source.platform, method });
  const status = stepSource('verify', source.status);
  if (status === undefined) return presentSource(source);
  if (method === 'oauth' && oauthCode === undefined)
    throw new ApiError(
      'parameter_missing',
      'required parameter oauthCode was null or undefined: sign in first',
      {
        fields: [{ path: 'oauthCode', code: 'missing' }],
      },
    );
  if (method !== 'oauth' && source.code_expires_at <= context.now)
    throw new ApiError(
      'code_expired',
      'this code is older than 48 hours; add the source again for a new one',
    );
  await spend(context, 'verifications', user.id);
  const row = await context.tx
    .updateTable('creator_source')
    .set({ method, status, reason: null })
    .where('id', '=', source.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueWork(context, {
    kind: VERIFY,
    key: source.id,
    payload: {
      sourceId: source.id,
      ask: context.chance.newId(),
      ...(method === 'oauth' ? { oauthCode } : {}),
    },
  });
  await touchCreator(context, creator.id);
  return presentSource(row);
}
