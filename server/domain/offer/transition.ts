import type { Updateable } from 'kysely';
import type { OfferStatus } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import {
  actorsOf,
  type OfferAct,
  type OfferActor,
  type SignatureCount,
  stepOffer,
} from '../../../contract/policy/offer.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordOffer } from '../../database/change-log/record.ts';
import type { OfferTable } from '../../database/schema/offer.ts';
import { offerConflict } from './conflict.ts';
import { eraseOfferAt } from './erase-at.ts';
import { forgetGuardians, isSettled } from './forget-guardians.ts';
import type { OfferRow } from './row.ts';

/** Changes an offer, stores when it entered a new state, and records the change for both sides. */
export async function setStatus(
  { tx, effects, now }: ChangeContext,
  row: OfferRow,
  status: OfferStatus,
  also: Omit<Updateable<OfferTable>, 'ver' | 'status' | 'status_at'> = {},
): Promise<OfferRow> {
  const next = await tx
    .updateTable('offer')
    .set((eb) => ({
      ...also,
      status,
      ...(status === row.status && status !== 'draft'
        ? {}
        : { erase_at: eraseOfferAt(status, row.contract_form, now) }),
      status_at: JSON.stringify(
        status === row.status ? row.status_at : { ...row.status_at, [status]: now.toISOString() },
      ),
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordOffer(effects, next);
  return isSettled(next) ? forgetGuardians(tx, next) : next;
}

/**
 * The next state by the table of acts. Throws `not_allowed` for the wrong actor, and `offer_moved` where the offer is
 * past that act.
 * @param read the version the actor has read
 */
export async function nextStatus(
  context: ChangeContext,
  row: OfferRow,
  {
    act,
    actor,
    count = countOf(row),
    read,
  }: { act: OfferAct; actor: OfferActor; count?: SignatureCount; read: number },
): Promise<OfferStatus> {
  const next = stepOffer(act, actor, row.status, count);
  if (next !== undefined) return next;
  if (actorsOf(act, row.status).length > 0) throw wrongRole(act);
  throw await offerConflict(context, row, read);
}

export function wrongRole(act: OfferAct): ApiError {
  return new ApiError(
    'not_allowed',
    `${act} is not this role's to do; the other side, or somebody with canSign, can`,
  );
}

export function countOf(row: OfferRow): SignatureCount {
  return {
    companySignatures: row.company_signatures,
    companyRequired: row.company_required,
    guardianSignatures: row.guardian_signatures,
    guardiansRequired: row.guardians_required,
  };
}
