import type { AgeBand } from '../../../contract/entities/application.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { isMember } from '../company/members.ts';
import { hasReleased, nameFor } from './presenter.ts';
import type { ApplicationRow } from './row.ts';
import { ofVisibleJob } from './visible.ts';

/**
 * The relation between two people. `open`: colleagues, or a member in a conversation with the viewer · `applicant`: the
 * viewer's company has their application and reads as much as its state releases.
 */
export type Relation =
  | { readonly kind: 'self' | 'open' }
  | {
      readonly kind: 'applicant';
      readonly name: string;
      readonly released: boolean;
      readonly ageBand: AgeBand;
    };

/** Undefined: without a relation, the other person does not exist for the viewer. */
export async function relationOf(tx: Db, viewer: UserRecord, uid: string): Promise<Relation | undefined> {
  if (viewer.id === uid) return { kind: 'self' };
  const companyId = viewer.membership?.companyId;
  if (companyId !== undefined) {
    if (await isMember(tx, companyId, uid)) return { kind: 'open' };
    const applications = await applicationsAt(tx, companyId, viewer.id, uid);
    const application = applications.find(hasReleased) ?? applications[0];
    if (application !== undefined)
      return {
        kind: 'applicant',
        name: nameFor(application),
        released: hasReleased(application),
        ageBand: application.age_band,
      };
  }
  return (await meetsAsCompany(tx, viewer.id, uid)) ? { kind: 'open' } : undefined;
}

/**
 * Applications the viewer may read, newest first. Removed and erased ones and those that wait for a guardian do not
 * exist for the company.
 */
async function applicationsAt(
  tx: Db,
  companyId: string,
  viewer: string,
  uid: string,
): Promise<ApplicationRow[]> {
  return tx
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('user_id', '=', uid)
    .where('removed_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('visible_at', 'is not', null)
    .where(ofVisibleJob(companyId, viewer))
    .selectAll()
    .orderBy('received_at', 'desc')
    .execute();
}

/** Whether `uid` writes for a company in a conversation of the viewer's. */
async function meetsAsCompany(tx: Db, viewerId: string, uid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('participant as theirs')
    .innerJoin('participant as mine', 'mine.conversation_id', 'theirs.conversation_id')
    .where('mine.user_id', '=', viewerId)
    .where('theirs.user_id', '=', uid)
    .where('theirs.side', '=', 'company')
    .select('theirs.user_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
