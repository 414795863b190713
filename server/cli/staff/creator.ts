import { proofFailure } from '../../../contract/entities/creator.ts';
import { id as uuid } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { decideSource } from '../../domain/creator/decide-source.ts';
import { type StaffCommand, say } from './command.ts';
import { RULE, reasonsOf } from './reasons-option.ts';

export const listSources: StaffCommand = {
  name: 'creator',
  words: [],
  summary: 'Lists the sources of creators that are not proven, with the code to look for.',
  act: async ({ tx }) => {
    const rows = await tx
      .selectFrom('creator_source')
      .innerJoin('creator', 'creator.id', 'creator_source.creator_id')
      .where('creator_source.status', 'in', ['pending', 'checking', 'failed'])
      .select(['creator_source.id', 'creator_source.url', 'creator_source.code', 'creator_source.status'])
      .select(['creator_source.reason', 'creator.handle'])
      .orderBy('creator_source.created_at')
      .orderBy('creator_source.id')
      .execute();
    const lines = rows.map(
      ({ id, handle, url, code, status, reason }) =>
        `${id}  ${handle}: ${url} (${status}${reason === null ? '' : `, ${reason}`}), code ${code}`,
    );
    return say(...lines, `${rows.length} sources are not proven.`);
  },
};

export const verifySource: StaffCommand = {
  name: 'creator verify',
  words: ['SOURCE'],
  decides: true,
  summary: 'Vouches for a source that was looked at by eye.',
  act: async (context, { words: [id = ''] }) => {
    await decideSource(context, { sourceId: sourceId(id), verdict: 'verified' });
    return say(`Source ${id} is verified.`);
  },
};

export const failSource: StaffCommand = {
  name: 'creator fail',
  words: ['SOURCE'],
  decides: true,
  options: {
    rule: RULE,
    reason: { value: 'CODE', what: proofFailure.options.join(', ') },
    text: { value: 'SENTENCES', required: true, what: 'what is missing; the creator reads it' },
  },
  summary: 'Refuses a source, or takes its proof back.',
  act: async (context, { words: [id = ''], options, by }) => {
    const reason = proofFailure.safeParse(options.reason ?? 'staff');
    if (!reason.success)
      throw new StartFailure(`--reason must be one of ${proofFailure.options.join(', ')}.`, 2);
    const { text = '', rule = '' } = options;
    const decision = { verdict: 'failed', reason: reason.data, reasons: reasonsOf(text, rule, by) } as const;
    await decideSource(context, { sourceId: sourceId(id), ...decision });
    return say(`Source ${id} is refused.`);
  },
};

function sourceId(id: string): string {
  if (uuid.safeParse(id).success) return id;
  throw new StartFailure(`There is no source with the id ${id}.`);
}
