import {
  guestReport,
  type PublicTarget,
  publicTarget,
  reportReason,
} from '../../../contract/entities/report.ts';
import { isLanguage, LANGUAGE_CODES, LANGUAGE_MARKET } from '../../../contract/languages.ts';
import { creatorCardPath } from '../../../contract/policy/creator.ts';
import { reportNo } from '../../../contract/report-no.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { createGuestReport } from '../../routes/report/create-guest.ts';
import { type StaffCommand, say } from './command.ts';

export const recordReport: StaffCommand = {
  name: 'reports record',
  words: ['PAGE'],
  decides: true,
  options: {
    reason: { value: 'CODE', required: true, what: reportReason.options.join(', ') },
    text: { value: 'SENTENCES', required: true, what: 'what the mail or letter says' },
    name: { value: 'NAME', what: 'who wrote it; may be left out where a child is in danger' },
    mail: { value: 'MAIL', what: 'where the answers go; may be left out where a child is in danger' },
    lang: { value: LANGUAGE_CODES.join('|'), what: `of the answers; left out: ${LANGUAGE_MARKET}` },
  },
  summary: 'Takes down a report that came by mail or letter, and confirms it by mail.',
  more: 'PAGE is the address of an ad, a company or a creator, as /jobs/ID. The decision and the way to object go to the same address.',
  act: async (context, { words: [page = ''], options }) => {
    const { reason, text = '', name = '', mail = null, lang = LANGUAGE_MARKET } = options;
    if (!isLanguage(lang)) throw new StartFailure(`--lang must be one of ${LANGUAGE_CODES.join(', ')}.`, 2);
    const { target, path } = await subjectOf(context, page);
    const _id = context.chance.newId();
    const read = guestReport.safeParse({ _id, target, reason, text, name, mail, goodFaith: true });
    if (!read.success) {
      const wrong = read.error.issues.map(({ path: [field] }) => `--${String(field)}`);
      throw new StartFailure(
        `Not accepted: ${[...new Set(wrong)].join(', ')}; --help says what is wanted.`,
        2,
      );
    }
    const place = context.settings.publicUrl + path;
    await createGuestReport(context, read.data, { address: null, lang, place });
    return say(`Report ${_id}, ${reportNo(_id)}, is taken down.`);
  },
};

const TYPES: Record<string, PublicTarget['type']> = {
  jobs: 'job',
  companies: 'company',
  creators: 'creator',
};

/** What lies at an address of the app; a creator is found by the last part of it. */
async function subjectOf(
  { tx }: ChangeContext,
  page: string,
): Promise<{ target: PublicTarget; path: string }> {
  const [, place = '', last = ''] = /\/(jobs|companies|creators)\/([^/?#]+)/.exec(page) ?? [];
  const creator =
    place === 'creators'
      ? await tx.selectFrom('creator').where('media_kit_slug', '=', last).select('id').executeTakeFirst()
      : undefined;
  const target = publicTarget.safeParse({ type: TYPES[place], id: creator?.id ?? last });
  if (!target.success) throw new StartFailure(`${page} is no address of an ad, a company or a creator.`, 2);
  return { target: target.data, path: creator ? creatorCardPath(last) : `/${place}/${last}` };
}
