import type { Selectable } from 'kysely';
import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';
import type { InvitationTable } from '../../database/schema/company.ts';
import { readLink } from '../link/link.ts';

/**
 * The invitation whose mail had this token; undefined where there is none. Nothing is locked. Throws `gone` for a link
 * that ends before `now`.
 */
export async function invitationOfLink(
  tx: Db,
  token: string,
  now: Date,
): Promise<Selectable<InvitationTable> | undefined> {
  const { subject } = await readLink(tx, token, 'accept-invite', now);
  if (subject.invitationId === undefined) return undefined;
  return tx.selectFrom('invitation').where('id', '=', subject.invitationId).selectAll().executeTakeFirst();
}

/**
 * Whether somebody with this address registers by an invitation that still waits for them: the mailed token shows that
 * the address is theirs.
 */
export async function comesByInvitation(
  tx: Db,
  now: Date,
  mail: string,
  { companyId, token }: { companyId: string; token: string },
): Promise<boolean> {
  try {
    const invitation = await invitationOfLink(tx, token, now);
    return (
      invitation?.company_id === companyId && invitation.mail === mail && invitation.status === 'pending'
    );
  } catch (error) {
    // Taken back or too old meanwhile: they register as everybody does.
    if (error instanceof ApiError) return false;
    throw error;
  }
}
