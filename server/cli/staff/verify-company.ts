import type { ChangeContext } from '../../api/change-context.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { verifyCompany as vouch } from '../../domain/company/verify-company.ts';
import {
  blockCompany as block,
  unverifyCompany as takeBack,
  unblockCompany as unblock,
} from '../../domain/report/restrict-company.ts';
import { type StaffCommand, say } from './command.ts';
import { findCompany } from './find.ts';
import { RULE, reasonsOf } from './reasons-option.ts';

const REASON = { value: 'SENTENCES', required: true, what: 'what happened; the owners read it' } as const;

export const verifyCompany: StaffCommand = {
  name: 'verify-company',
  words: ['UID|ID'],
  decides: true,
  summary: 'Vouches for a company; from then on it can publish.',
  act: async (context, { words: [what = ''] }) => {
    const { id, company_name } = await existing(context, what);
    const changed = await vouch(context, id);
    return say(changed ? `${company_name} is verified.` : `${company_name} was verified already.`);
  },
};

export const unverifyCompany: StaffCommand = {
  name: 'unverify-company',
  words: ['UID|ID'],
  decides: true,
  options: { reason: REASON, rule: RULE },
  summary: 'Takes the verification back; jobs that are on the market stay there (see block-company).',
  act: async (context, { words: [what = ''], options: { reason = '', rule = '' }, by }) => {
    const { id, company_name } = await existing(context, what);
    const changed = await takeBack(context, id, reasonsOf(reason, rule, by));
    return say(changed ? `${company_name} is no longer verified.` : `${company_name} was not verified.`);
  },
};

export const blockCompany: StaffCommand = {
  name: 'block-company',
  words: ['UID|ID'],
  decides: true,
  options: { reason: REASON, rule: RULE },
  summary: 'A company publishes nothing more, and its jobs leave the market; unblock-company ends it.',
  act: async (context, { words: [what = ''], options: { reason = '', rule = '' }, by }) => {
    const { id, company_name } = await existing(context, what);
    await block(context, id, reasonsOf(reason, rule, by), null);
    return say(`${company_name} is blocked.`);
  },
};

export const unblockCompany: StaffCommand = {
  name: 'unblock-company',
  words: ['UID|ID'],
  decides: true,
  summary: 'Lets a blocked company publish again; its jobs are its own to put back.',
  act: async (context, { words: [what = ''] }) => {
    const { id, company_name } = await existing(context, what);
    const changed = await unblock(context, id);
    return say(changed ? `${company_name} may publish again.` : `${company_name} was not blocked.`);
  },
};

async function existing({ tx }: ChangeContext, what: string) {
  const company = await findCompany(tx, what);
  if (company.deleted_at !== null) throw new StartFailure(`${company.company_name} was deleted.`);
  return company;
}
