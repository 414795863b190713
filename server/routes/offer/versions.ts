import type { OfferMinor, OfferStatus, OfferTerms } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import { contractFormOf, diffTerms } from '../../../contract/policy/offer-terms.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { setStatus } from '../../domain/offer/transition.ts';
import { termsHashOf } from './terms-hash.ts';

export type Author = { party: 'company' | 'talent'; user: UserRecord };
export type NewVersion = {
  terms: OfferTerms;
  comment: string;
  by: Author;
  validDays: number;
  companyRequired: number;
  validUntil: Date | null;
  minor: OfferMinor | null;
};

/** Keeps a version as it was written. */
export async function keepVersion(
  { tx, now }: ChangeContext,
  row: Pick<OfferRow, 'id' | 'version'>,
  { terms, comment, by }: Pick<NewVersion, 'terms' | 'comment' | 'by'>,
  before?: OfferTerms,
): Promise<void> {
  await tx
    .insertInto('offer_version')
    .values({
      offer_id: row.id,
      version: row.version,
      by_party: by.party,
      by_user: by.user.id,
      by_name: `${by.user.firstname} ${by.user.lastname}`,
      at: now,
      terms: JSON.stringify(terms),
      diff: JSON.stringify(before === undefined ? [] : diffTerms(before, terms)),
      comment,
    })
    .execute();
}

/**
 * New terms under the next number: every signature of the version before is void. Of a draft, which nobody has read, what goes
 * along with them may change alone.
 */
export async function nextVersion(
  context: ChangeContext,
  row: OfferRow,
  status: OfferStatus,
  next: NewVersion,
): Promise<OfferRow> {
  const { terms } = next;
  const isAlong =
    row.status === 'draft' &&
    (next.validDays !== row.valid_days || next.comment !== (await commentOf(context, row)));
  if (diffTerms(row.terms, terms).length === 0 && !isAlong)
    throw new ApiError('fields_invalid', 'these terms are the ones that are there; change something', {
      fields: [{ path: 'terms', code: 'unchanged' }],
    });
  const version = row.version + 1;
  const contractForm = contractFormOf(row.kind, terms, context.settings.concludeServices);
  await keepVersion(context, { id: row.id, version }, next, row.terms);
  return setStatus(context, row, status, {
    version,
    terms: JSON.stringify(terms),
    contract_form: contractForm,
    minor: next.minor && JSON.stringify(next.minor),
    terms_hash: termsHashOf({
      _id: row.id,
      version,
      kind: row.kind,
      contractForm,
      parties: row.parties,
      terms,
    }),
    valid_days: next.validDays,
    valid_until: next.validUntil,
    company_required: next.companyRequired,
    company_signatures: 0,
    talent_signatures: 0,
    guardian_signatures: 0,
    guardians_required: 0,
    guardian_mails: '[]',
  });
}

async function commentOf({ tx }: ChangeContext, row: Pick<OfferRow, 'id' | 'version'>): Promise<string> {
  const { comment } = await tx
    .selectFrom('offer_version')
    .where('offer_id', '=', row.id)
    .where('version', '=', row.version)
    .select('comment')
    .executeTakeFirstOrThrow();
  return comment;
}
