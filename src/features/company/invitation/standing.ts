import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import type { UserMode } from '../../../../contract/entities/user.ts';
import type { ErrorCode } from '../../../../contract/errors.ts';
import type { ReadAnswer } from '../../../sync/react/use-read.ts';

/** How it stands for whoever may read it. */
export type Stands = 'open' | 'waiting' | 'member' | 'seeker' | 'elsewhere';

/**
 * `open`: to be answered · `waiting`: agreed to, and no seat is free · `member`: they have come in by it · `seeker`:
 * the account looks for work · `elsewhere`: it belongs to another company · `over`: answered, withdrawn or too old ·
 * `stranger`: for this account there is no such invitation.
 */
export type InvitationStanding =
  | { stands: Stands; offer: InvitationOffer }
  | { stands: 'loading' | 'away' | 'over' | 'stranger' }
  | { stands: 'refused'; code: ErrorCode };

/** How an invitation stands for whoever is signed in. */
export function invitationStanding(
  read: ReadAnswer<InvitationOffer>,
  who: { userMode: UserMode; companyId: string | null },
): InvitationStanding {
  switch (read.state) {
    case 'there':
      return { stands: standsFor(read.data, who), offer: read.data };
    case 'missing':
      return { stands: 'stranger' };
    case 'refused':
      if (read.code === 'gone') return { stands: 'over' };
      if (read.code === 'not_found') return { stands: 'stranger' };
      return { stands: 'refused', code: read.code };
    default:
      return { stands: read.state };
  }
}

function standsFor(
  { status, company }: InvitationOffer,
  { userMode, companyId }: { userMode: UserMode; companyId: string | null },
): Stands {
  if (status === 'accepted' || companyId === company._id) return 'member';
  if (userMode !== 'company') return 'seeker';
  if (companyId !== null) return 'elsewhere';
  return status === 'waiting' ? 'waiting' : 'open';
}
