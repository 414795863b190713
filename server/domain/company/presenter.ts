import type { Selectable } from 'kysely';
import type {
  Company,
  CompanyCard,
  CompanyGeneral,
  Handover,
  Invitation,
  Member,
} from '../../../contract/entities/company.ts';
import { type CompanySettings, SETTINGS_DEFAULTS } from '../../../contract/entities/company-settings.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';
import type { HandoverTable, InvitationTable, MemberTable } from '../../database/schema/company.ts';
import { onMarket } from '../job/on-market.ts';
import { presentRegistration, registrationsOf } from './registration.ts';
import type { CompanyRow } from './row.ts';

/** Companies with these ids, as their members read them. */
export async function loadCompanies(db: Db, ids: string[]): Promise<Map<string, Company>> {
  const rows = await db.selectFrom('company').where('id', 'in', ids).selectAll().execute();
  const members = Map.groupBy(await memberRows(db, ids), (row) => row.company_id);
  const invitations = Map.groupBy(await openInvitations(db, ids), (row) => row.company_id);
  const handovers = new Map((await handoverRows(db, ids)).map((row) => [row.company_id, row]));
  const addresses = await loadAddresses(db, rows);
  const registrations = await registrationsOf(db, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        ver: row.ver,
        companyUID: row.company_uid ?? '',
        companyName: row.company_name,
        verified: row.verified,
        registration: presentRegistration(row, registrations.get(row.id)),
        general: presentGeneral(row),
        logo: row.logo_file_id,
        banner: row.banner_file_id,
        address: addresses.get(row.address_id) ?? null,
        settings: presentSettings(row),
        members: (members.get(row.id) ?? []).map(presentMember),
        invitations: (invitations.get(row.id) ?? []).map(presentInvitation),
        handover: presentHandover(handovers.get(row.id)),
        deletion: presentDeletion(row),
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
}

/** One company, as its members read it. Throws `not_found`. */
export async function readCompany(db: Db, id: string): Promise<Company> {
  const company = (await loadCompanies(db, [id])).get(id);
  if (company === undefined) throw new ApiError('not_found', 'no such company');
  return company;
}

/** The public card of a company. */
export async function readCard(db: Db, id: string, now: Date): Promise<CompanyCard> {
  const found = await db.selectFrom('company').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const row = asPublic(found);
  const { openJobs } = await db
    .selectFrom('job')
    .where('company_id', '=', id)
    .where(onMarket('job', now))
    .select((eb) => eb.fn.countAll<number>().as('openJobs'))
    .executeTakeFirstOrThrow();
  return {
    _id: row.id,
    companyName: row.company_name,
    verified: row.verified,
    general: presentGeneral(row),
    logo: row.logo_file_id,
    banner: row.banner_file_id,
    address: (await loadAddresses(db, [row])).get(row.address_id) ?? null,
    openJobs: Number(openJobs),
    medianReplyHours: row.median_reply_h,
  };
}

/** What everybody reads of a company: nothing that it says of itself while staff blocks it. */
export function asPublic<Row extends CompanyRow>(row: Row): Row {
  if (row.blocked_at === null) return row;
  const nothing = { website: '', about: '', benefits: [], photos: [], banner_alt: '' };
  return { ...row, ...nothing, logo_file_id: null, banner_file_id: null };
}

export function presentGeneral(row: CompanyRow): CompanyGeneral {
  return {
    website: row.website,
    employeeCount: row.employee_count,
    rejectionText: row.rejection_text,
    rejectionTexts: row.rejection_texts,
    messageTemplates: row.message_templates,
    replyDays: row.reply_days,
    about: row.about,
    benefits: row.benefits,
    bannerAlt: row.banner_alt,
    bannerFocus: row.banner_focus,
    photos: row.photos,
  };
}

export function presentSettings(row: Pick<CompanyRow, 'reply_days' | 'settings'>): CompanySettings {
  return { ...SETTINGS_DEFAULTS, ...row.settings, replyDays: row.reply_days };
}

export function presentDeletion(row: CompanyRow): Company['deletion'] {
  if (row.deletion_requested_at === null || row.deletion_final_at === null) return null;
  return {
    requestedAt: row.deletion_requested_at.toISOString(),
    finalAt: row.deletion_final_at.toISOString(),
  };
}

type MemberRow = Selectable<MemberTable> & { firstname: string; lastname: string };

function presentMember(row: MemberRow): Member {
  return {
    _userId: row.user_id,
    name: `${row.firstname} ${row.lastname}`,
    role: row.role,
    canSign: row.can_sign,
    canChat: row.can_chat,
    position: row.position,
    since: row.created_at.toISOString(),
  };
}

export function presentInvitation(row: Selectable<InvitationTable>): Invitation {
  return {
    _id: row.id,
    mail: row.mail,
    status: row.status === 'waiting' ? 'waiting' : 'pending',
    _userId: row.user_id,
    position: row.position,
    canSign: row.can_sign,
    canChat: row.can_chat,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function presentHandover(row: Selectable<HandoverTable> | undefined): Handover | undefined {
  return row && { _userId: row.user_id, by: row.offered_by, at: row.created_at.toISOString() };
}

async function handoverRows(db: Db, companyIds: string[]): Promise<Selectable<HandoverTable>[]> {
  return db.selectFrom('company_handover').where('company_id', 'in', companyIds).selectAll().execute();
}

/** Includes expired ones until they are withdrawn or replaced. */
export async function openInvitations(db: Db, companyIds: string[]): Promise<Selectable<InvitationTable>[]> {
  return db
    .selectFrom('invitation')
    .where('company_id', 'in', companyIds)
    .where('status', 'in', ['pending', 'waiting'])
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function memberRows(db: Db, companyIds: string[]): Promise<MemberRow[]> {
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', 'in', companyIds)
    .selectAll('member')
    .select(['user.firstname', 'user.lastname'])
    .orderBy('member.created_at')
    .orderBy('member.user_id')
    .execute();
}

async function loadAddresses(db: Db, companies: Pick<CompanyRow, 'address_id'>[]) {
  const ids = companies.flatMap(({ address_id }) => address_id ?? []);
  if (ids.length === 0) return new Map<string | null, NonNullable<Company['address']>>();
  const rows = await db.selectFrom('address').where('id', 'in', ids).selectAll().execute();
  return new Map(
    rows.map((row): [string | null, NonNullable<Company['address']>] => [
      row.id,
      {
        _addressId: row.id,
        country: row.country,
        state: row.state,
        city: row.city,
        postalCode: row.postal_code,
        line1: row.line1,
        line2: row.line2,
      },
    ]),
  );
}
