import type { Side } from '../../../contract/fields.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { readsApplicants } from '../application/visible.ts';
import type { ConversationRow } from './row.ts';
import { jobOfTalk } from './visible.ts';

/**
 * The side of a person: the talent, a member of the company who may read its subject, one of two colleagues, staff in a
 * support conversation. Undefined for strangers, for whom it does not exist.
 */
export async function sideOf(
  tx: Db,
  user: Pick<UserRecord, 'id' | 'mode' | 'membership'>,
  row: Pick<ConversationRow, 'kind' | 'user_id' | 'peer_id' | 'company_id' | 'application_id'>,
): Promise<Side | undefined> {
  if (row.peer_id !== null) return [row.user_id, row.peer_id].includes(user.id) ? 'company' : undefined;
  if (row.user_id === user.id) return 'talent';
  if (row.kind === 'support') return user.mode === 'admin' ? 'company' : undefined;
  const { membership } = user;
  if (row.company_id === null || membership?.companyId !== row.company_id) return undefined;
  const job = await jobOfTalk(tx, row);
  return job === undefined || readsApplicants(user.id, membership.role, job) ? 'company' : undefined;
}
