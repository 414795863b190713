import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { isKept, may, mayReconsider } from '../../../../contract/policy/application.ts';
import { isUntouchedMinor, mayWrite } from '../../../../contract/policy/writing.ts';
import type { ApplicantDetail } from '../../../replica/queries/applicant-detail.ts';
import type { Access } from '../access.ts';

/** What this member can do about an applicant now. */
export type ApplicantActs = {
  accept: boolean;
  /** Invite somebody who was declined a short while ago after all. */
  reconsider: boolean;
  reject: boolean;
  write: boolean;
  /** Make an offer, which every member may prepare, or open the one there is. */
  offer: 'make' | 'open' | false;
};

/** @param now server's clock, milliseconds */
export function applicantActs(
  { row, conversation, offer }: Pick<ApplicantDetail, 'row' | 'conversation' | 'offer'>,
  access: Access,
  now: number,
): ApplicantActs {
  const untouched = isUntouchedMinor(row.ageBand, conversation);
  return {
    accept: access.answer && may('accept', row.status),
    reconsider:
      access.own && may('reconsider', row.status) && mayReconsider(row, new Date(now).toISOString()),
    offer: offerAct(row, offer),
    reject: access.answer && may('reject', row.status),
    write: access.answer && mayWrite('company', row.status, conversation, 0, untouched, isKept(row)) === 'ok',
  };
}

export function offerAct(
  { status }: Pick<Applicant, 'status'>,
  offer: Offer | undefined,
): ApplicantActs['offer'] {
  const isOver = offer !== undefined && ['declined', 'withdrawn', 'expired'].includes(offer.status);
  if (offer && !isOver) return 'open';
  if (status === 'accepted') return 'make';
  return offer ? 'open' : false;
}
