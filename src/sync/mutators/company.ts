import { changedPhotos } from '../../../contract/changed-photos.ts';
import type { Company, CompanyGeneral } from '../../../contract/entities/company.ts';
import { mergedTemplates } from '../../../contract/message-templates.ts';
import type { Mutator, RowTx } from './mutator.ts';

/** What an owner changes about the company. */

export const updateCompanyGeneral: Mutator<'company.update-general'> = (tx, args) => {
  const row = tx.get('company', args.companyId);
  if (!row) return;
  const {
    replyDays = row.general.replyDays,
    rejectionTexts,
    messageTemplates,
    photos,
    ...general
  } = args.general;
  const texts = Object.entries({ ...row.general.rejectionTexts, ...rejectionTexts });
  putCompany(tx, row, replyDays, {
    general: {
      ...row.general,
      ...withoutUndefined(general),
      ...(photos && { photos: changedPhotos(row.general.photos ?? [], photos) }),
      messageTemplates: mergedTemplates(row.general.messageTemplates, messageTemplates),
      // An empty one counts as none.
      rejectionTexts: Object.fromEntries(texts.filter(([, text]) => text?.trim())),
    },
  });
};

export const setCompanySetting: Mutator<'company.set-setting'> = (tx, args) => {
  const row = tx.get('company', args.companyId);
  if (!row) return;
  const { replyDays = row.settings.replyDays, ...setting } = args.setting;
  putCompany(tx, row, replyDays, { settings: { ...row.settings, ...withoutUndefined(setting) } });
};

export const setCompanyLogo: Mutator<'company.set-logo'> = (tx, args) => {
  const row = tx.get('company', args.companyId);
  if (!row) return;
  const { imageSource: companyLogo } = args;
  tx.put('company', { ...row, logo: companyLogo });
  for (const { companyLogo: _, ...job } of jobsOf(tx, row))
    tx.put('companyJob', { ...job, ...(companyLogo && { companyLogo }) });
};

export const setCompanyBanner: Mutator<'company.set-banner'> = (tx, args) => {
  const row = tx.get('company', args.companyId);
  if (row) tx.put('company', { ...row, banner: args.imageSource });
};

/** What staff said of the documents before is over. */
export const handInRegistration: Mutator<'company.hand-in-registration'> = (tx, args) => {
  const row = tx.get('company', args.companyId);
  if (!row || row.verified) return;
  const registration = row.registration ?? { kind: 'business' };
  tx.put('company', { ...row, registration: { ...registration, state: 'waiting', reason: null } });
};

/** Owners are equals and always hold both rights; the last one stays one. */
export const updateMember: Mutator<'company.update-member'> = (tx, args) => {
  const row = tx.get('company', args.companyId);
  const { _userId, role: wanted, canSign, canChat, position } = args.member;
  const member = row?.members.find((one) => one._userId === _userId);
  if (!row || !member) return;
  const role = wanted ?? member.role;
  const owners = row.members.filter((one) => one.role === 'owner').length;
  if (role === 'owner' && (canSign === false || canChat === false)) return;
  if (member.role === 'owner' && role === 'member' && owners < 2) return;
  const next = {
    ...member,
    role,
    canSign: role === 'owner' || (canSign ?? member.canSign),
    canChat: role === 'owner' || (canChat ?? member.canChat),
    position: position?.trim() ?? member.position,
  };
  tx.put('company', { ...row, members: row.members.map((one) => (one === member ? next : one)) });
};

/** Only members who are no owners can be asked; null takes the question back. */
export const offerOwnership: Mutator<'company.offer-ownership'> = (
  tx,
  { companyId, _userId },
  { uid, at },
) => {
  const row = tx.get('company', companyId);
  if (!row) return;
  const { handover: _, ...rest } = row;
  const asked = row.members.find((one) => one._userId === _userId);
  if (_userId === null) tx.put('company', rest);
  else if (asked?.role === 'member') tx.put('company', { ...rest, handover: { _userId, by: uid, at } });
};

/** Taken over, the two change places; the one who asked keeps the rights they had. */
export const answerOwnership: Mutator<'company.answer-ownership'> = (tx, { companyId, accept }) => {
  const row = tx.get('company', companyId);
  if (!row?.handover) return;
  const { handover, ...rest } = row;
  const members = row.members.map((one) => {
    if (one._userId === handover._userId)
      return { ...one, role: 'owner' as const, canSign: true, canChat: true };
    return one._userId === handover.by ? { ...one, role: 'member' as const } : one;
  });
  tx.put('company', accept ? { ...rest, members } : rest);
};

/** By the invitation, or by the account that has agreed to it. */
export const disinvite: Mutator<'company.disinvite'> = (tx, args) => {
  const row = tx.get('company', args.companyId);
  const id = args._receiverId;
  const left = row?.invitations.filter((one) => one._id !== id && one._userId !== id);
  if (row && left && left.length < row.invitations.length) tx.put('company', { ...row, invitations: left });
};

/** The reply promise is one number in three places; every job of the company shows it. */
function putCompany(
  tx: RowTx<'company' | 'companyJob'>,
  row: Company,
  replyDays: number,
  { general = row.general, settings = row.settings }: { general?: CompanyGeneral } & Partial<Company>,
): void {
  tx.put('company', {
    ...row,
    general: { ...general, replyDays },
    settings: { ...settings, replyDays },
  });
  if (replyDays === row.general.replyDays) return;
  for (const job of jobsOf(tx, row)) tx.put('companyJob', { ...job, replyDays });
}

const jobsOf = (tx: RowTx<'companyJob'>, { _id }: Company) =>
  tx.filter('companyJob', (job) => job._companyId === _id);

function withoutUndefined<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
}
