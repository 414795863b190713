import { creatorCardPath } from '../../../contract/policy/creator.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { eachRow } from '../../work/each-row.ts';
import { queueWork } from '../../work/queue.ts';
import { once, recurring, type WorkKinds } from '../../work/work.ts';
import type { SourceRow } from './row.ts';
import { settleSource } from './settle-source.ts';
import { lockSource, refreshProven } from './touch-creator.ts';

/** Kind of the work that checks a source; its key is the source's id. */
export const VERIFY = 'creator.verify';

const HOUR_MS = 3_600_000;
const BATCH = 50;
/** The third-party server is asked outside the transaction; its answer is polled this often. */
const POLL_MS = 2_000;

type Look = { sourceId: string; ask: string; oauthCode?: string };

/** Starts the check of a source or fetches its result; the task stays until there is an answer. */
async function verify(context: ChangeContext, payload: unknown): Promise<Date | undefined> {
  const { sourceId, ask, oauthCode } = payload as Look;
  const source = await lockSource(context.tx, sourceId);
  if (source === undefined || !['checking', 'verified'].includes(source.status)) return undefined;
  const { media_kit_slug: slug } = await context.tx
    .selectFrom('creator')
    .where('id', '=', source.creator_id)
    .select('media_kit_slug')
    .executeTakeFirstOrThrow();
  const answer = context.ports.proof.ask(ask, {
    method: source.method,
    platform: source.platform,
    url: source.url,
    code: source.code,
    card: context.settings.publicUrl + creatorCardPath(slug),
    oauthCode,
    proven: source.status === 'verified' ? provenId(source) : null,
  });
  if (answer === undefined) return new Date(context.now.getTime() + POLL_MS);
  await settleSource(context, source, answer);
  return undefined;
}

/** A personal page has no id but its address, which can change hands: only the proof itself counts there. */
function provenId({ platform, external_id }: SourceRow): string | null {
  return platform === 'website' || platform === 'podcast' ? null : external_id;
}

/** Queues the check of proofs that are due. */
async function recheck(context: ChangeContext): Promise<boolean> {
  const { tx, now, chance } = context;
  const due = await tx
    .selectFrom('creator_source')
    .where('status', '=', 'verified')
    .where('next_check_at', '<=', now)
    .select('id')
    .orderBy('next_check_at')
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const { id } of due) {
    // A check that never answers is tried again tomorrow.
    await tx
      .updateTable('creator_source')
      .set({ next_check_at: daysAfter(now, 1) })
      .where('id', '=', id)
      .execute();
    await queueWork(context, { kind: VERIFY, key: id, payload: { sourceId: id, ask: chance.newId() } });
  }
  return due.length === BATCH;
}

/** Pauses creators whose last proof is gone and whose grace is over. */
const pauseUnproven = eachRow('creators.unproven', HOUR_MS, {
  lane: 'bulk',
  async find({ tx, now }, { limit, untaken }) {
    return tx
      .selectFrom('creator')
      .where('status', '=', 'active')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('creator_source')
              .whereRef('creator_source.creator_id', '=', 'creator.id')
              .where((eb) => eb.or([eb('creator_source.status', '=', 'verified'), eb('fix_until', '>', now)]))
              .select('creator_source.id'),
          ),
        ),
      )
      .where(untaken('creator.id'))
      .select('id')
      .orderBy('id')
      .limit(limit)
      .execute();
  },
  act: async (context, id) => void (await refreshProven(context, id)),
});

export const creatorWork: WorkKinds = {
  [VERIFY]: once(verify),
  ...pauseUnproven,
  'creators.recheck': recurring(HOUR_MS, recheck, { lane: 'bulk' }),
};
