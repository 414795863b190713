import { API_BASE } from '../../../contract/calls.ts';
import type { Offer, OfferSignature } from '../../../contract/entities/offer.ts';
import type { Db } from '../../database/database.ts';
import { ofVisibleJob } from '../application/visible.ts';
import type { Owner } from '../conversation/owner.ts';
import type { OfferRow, OfferSignatureRow, OfferVersionRow } from './row.ts';

/**
 * Offers as a side reads them: drafts, and changes before sending, are visible to the company only. A member who may
 * not read a job's applicants does not read their offers.
 * @param viewer the member who reads a company's offers
 */
export async function loadOffers(
  db: Db,
  ids: string[],
  owner: Owner,
  viewer: string,
): Promise<Map<string, Offer>> {
  const query = db.selectFrom('offer').where('offer.id', 'in', ids).selectAll('offer');
  const rows =
    owner.side === 'talent'
      ? await query.where('offer.user_id', '=', owner.uid).where('sent_version', 'is not', null).execute()
      : await query
          .where('offer.company_id', '=', owner.companyId)
          .where((eb) => eb.or([eb('sent_version', 'is not', null), eb('offer.status', '=', 'draft')]))
          .where(({ eb, or, exists, selectFrom }) =>
            or([
              eb('offer.application_id', 'is', null),
              exists(
                selectFrom('application')
                  .whereRef('application.id', '=', 'offer.application_id')
                  .where(ofVisibleJob(owner.companyId, viewer))
                  .select('application.id'),
              ),
            ]),
          )
          .execute();
  return presentOffers(db, rows, owner.side);
}

/** One offer as one side reads it; access is checked by the caller. */
export async function presentOffer(db: Db, row: OfferRow, side: Owner['side']): Promise<Offer> {
  return (await presentOffers(db, [row], side)).get(row.id) as Offer;
}

async function presentOffers(db: Db, rows: OfferRow[], side: Owner['side']): Promise<Map<string, Offer>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const versions = await db
    .selectFrom('offer_version')
    .where('offer_id', 'in', ids)
    .selectAll()
    .orderBy('version')
    .execute();
  const signatures = await db
    .selectFrom('offer_signature')
    .innerJoin('offer', (join) =>
      join
        .onRef('offer.id', '=', 'offer_signature.offer_id')
        .onRef('offer.version', '=', 'offer_signature.version'),
    )
    .where('offer_signature.offer_id', 'in', ids)
    .selectAll('offer_signature')
    .orderBy('offer_signature.seq')
    .execute();
  const versionsOf = Map.groupBy(versions, (version) => version.offer_id);
  const signaturesOf = Map.groupBy(signatures, (signature) => signature.offer_id);
  return new Map(
    rows.map((row) => [
      row.id,
      present(row, historyOf(row, versionsOf.get(row.id) ?? [], side), signaturesOf.get(row.id) ?? []),
    ]),
  );
}

function historyOf(row: OfferRow, versions: OfferVersionRow[], side: Owner['side']): Offer['history'] {
  const first = side === 'company' ? 1 : (row.sent_version ?? row.version + 1);
  return versions
    .filter(({ version }) => version >= first)
    .map((version) => ({
      version: version.version,
      by: { party: version.by_party, _userId: version.by_user, name: authorOf(row, version) },
      at: version.at.toISOString(),
      // The talent never saw how the first version came about.
      diff: side === 'talent' && version.version === first ? [] : version.diff,
      comment: version.comment,
    }));
}

/** A creator's changes go by their handle, as the offer itself does: the name is given by the signature alone. */
const authorOf = (row: OfferRow, { by_party, by_name }: OfferVersionRow) =>
  by_party === 'talent' && row.creator_id !== null ? row.parties.talent.name : by_name;

function present(row: OfferRow, history: Offer['history'], signatures: OfferSignatureRow[]): Offer {
  return {
    _id: row.id,
    ver: row.ver,
    _applicationId: row.application_id,
    _creatorId: row.creator_id,
    _jobId: row.job_id,
    _companyId: row.company_id,
    _userId: row.user_id,
    _conversationId: row.conversation_id,
    kind: row.kind,
    version: row.version,
    terms: row.terms,
    parties: row.parties,
    termsHash: row.terms_hash,
    contractForm: row.contract_form,
    minor: row.minor ?? null,
    validDays: row.valid_days,
    validUntil: row.valid_until?.toISOString() ?? null,
    extended: row.extended,
    companyRequired: row.company_required,
    guardiansRequired: row.guardians_required,
    history,
    signatures: signatures.map(presentSignature),
    status: row.status,
    statusAt: row.status_at,
    declineReason: row.decline_reason,
    createdAt: row.created_at.toISOString(),
    pdf: `${API_BASE}/job/offer/${row.id}/pdf`,
  };
}

export function presentSignature(row: OfferSignatureRow): OfferSignature {
  return {
    party: row.party,
    _userId: row.user_id,
    name: row.name,
    position: row.position,
    at: row.at.toISOString(),
    termsHash: row.terms_hash,
    method: row.method,
    deviceClock: row.device_clock?.toISOString() ?? null,
    ...(row.duties ? { duties: row.duties } : {}),
    guardian:
      row.relation === null || row.custody === null ? null : { relation: row.relation, custody: row.custody },
    seal: row.seal,
  };
}
