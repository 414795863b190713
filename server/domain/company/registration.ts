import type { Selectable } from 'kysely';
import type {
  AdvertiserKind,
  NewRegistration,
  Registration,
} from '../../../contract/entities/registration.ts';
import { ApiError } from '../../../contract/errors.ts';
import { mayAdvertise } from '../../../contract/policy/may-advertise.ts';
import { mayBookPlan } from '../../../contract/policy/may-book-plan.ts';
import { needsDocument } from '../../../contract/policy/registration.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import type { RegistrationTable } from '../../database/schema/company.ts';
import { eraseFilesOf } from '../file/attach.ts';
import type { JobRow } from '../job/row.ts';
import type { CompanyRow } from './row.ts';

export type RegistrationRow = Selectable<RegistrationTable>;

/** Registrations of these companies, by the company's id; one with a VAT number mostly has none. */
export async function registrationsOf(db: Db, ids: string[]): Promise<Map<string, RegistrationRow>> {
  const rows = await db
    .selectFrom('company_registration')
    .where('company_id', 'in', ids)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.company_id, row]));
}

export function presentRegistration(
  company: Pick<CompanyRow, 'verified' | 'company_name'>,
  row: RegistrationRow | undefined,
): Registration {
  return {
    ...row?.facts,
    kind: row?.kind ?? 'business',
    state: stateOf(company, row),
    reason: row?.refusal ?? null,
    legalName: row?.legal_name ?? company.company_name,
  };
}

function stateOf({ verified }: Pick<CompanyRow, 'verified'>, row: RegistrationRow | undefined) {
  if (verified) return 'accepted';
  if (row?.refusal) return 'refused';
  // Who has a VAT number is looked up by it.
  return row === undefined || row.handed_in_at !== null ? 'waiting' : 'open';
}

type New = NewRegistration & { key: string | null; legalName: string };

/** What needs no document waits for staff at once: they read it up in the register. */
export async function insertRegistration(
  { tx, now }: ChangeContext,
  companyId: string,
  { key, legalName, kind, ...facts }: New,
): Promise<void> {
  await tx
    .insertInto('company_registration')
    .values({
      company_id: companyId,
      kind,
      natural_key: key,
      legal_name: legalName,
      facts: JSON.stringify(facts),
      handed_in_at: needsDocument(kind) ? null : now,
    })
    .execute();
}

/** Whether it publishes nothing yet: who it is was not proven, and it has no VAT number that would say so. */
export async function lacksProof(tx: Db, company: Pick<CompanyRow, 'id' | 'verified'>): Promise<boolean> {
  if (company.verified) return false;
  const row = await tx
    .selectFrom('company_registration')
    .where('company_id', '=', company.id)
    .where('kind', '<>', 'business')
    .select('company_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws `fields_invalid` for work that a company of its kind does not look for anybody for. */
export async function assertMayAdvertise(
  tx: Db,
  job: Pick<JobRow, 'company_id' | 'kind' | 'branches'>,
): Promise<void> {
  if (mayAdvertise(await kindOf(tx, job.company_id), job)) return;
  throw new ApiError('fields_invalid', 'a private household publishes mini jobs in the household only', {
    fields: [{ path: 'kind', code: 'household_only' }],
  });
}

/** Throws `business_only` for an advertiser to whom no plan is sold. */
export async function assertMayBookPlan(tx: Db, companyId: string): Promise<void> {
  if (mayBookPlan(await kindOf(tx, companyId))) return;
  throw new ApiError('business_only', 'plans are for businesses; a private household has the free one');
}

async function kindOf(tx: Db, companyId: string): Promise<AdvertiserKind> {
  const row = await tx
    .selectFrom('company_registration')
    .where('company_id', '=', companyId)
    .select('kind')
    .executeTakeFirst();
  return row?.kind ?? 'business';
}

/** Ends the waiting for staff; `refusal`: why not. The documents are erased: they have served. */
export async function decideRegistration(
  context: ChangeContext,
  companyId: string,
  refusal: string | null,
): Promise<void> {
  await context.tx
    .updateTable('company_registration')
    .set({ handed_in_at: null, refused_at: refusal === null ? null : context.now, refusal })
    .where('company_id', '=', companyId)
    .execute();
  await eraseFilesOf(context, { type: 'registration', id: companyId });
}
