import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import type { UserMode } from '../../../../contract/entities/user.ts';
import type { ErrorCode } from '../../../../contract/errors.ts';
import type { ReadAnswer } from '../../../sync/react/use-read.ts';

/** What it is to whoever may read it. */
export type OfferState = 'open' | 'waiting' | 'member' | 'seeker' | 'other_company';

/**
 * `open`: to be answered · `waiting`: agreed to, and no seat is free · `member`: they have come in by it · `seeker`:
 * the account looks for work · `other_company`: it belongs to another company · `over`: answered, withdrawn or too old ·
 * `stranger`: for this account there is no such invitation.
 */
export type InvitationState =
  | { state: OfferState; offer: InvitationOffer }
  | { state: 'loading' | 'away' | 'over' | 'stranger' }
  | { state: 'refused'; code: ErrorCode };

/** What an invitation is to whoever is signed in. */
export function invitationState(
  read: ReadAnswer<InvitationOffer>,
  who: { userMode: UserMode; companyId: string | null },
): InvitationState {
  switch (read.state) {
    case 'there':
      return { state: offerStateFor(read.data, who), offer: read.data };
    case 'missing':
      return { state: 'stranger' };
    case 'refused':
      if (read.code === 'gone') return { state: 'over' };
      if (read.code === 'not_found') return { state: 'stranger' };
      return { state: 'refused', code: read.code };
    default:
      return { state: read.state };
  }
}

function offerStateFor(
  { status, company }: InvitationOffer,
  { userMode, companyId }: { userMode: UserMode; companyId: string | null },
): OfferState {
  if (status === 'accepted' || companyId === company._id) return 'member';
  if (userMode !== 'company') return 'seeker';
  if (companyId !== null) return 'other_company';
  return status === 'waiting' ? 'waiting' : 'open';
}
