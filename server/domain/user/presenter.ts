import type { Guardian, Lock, User } from '../../../contract/entities/user.ts';
import { erasedUnlessAgreed } from '../../../contract/policy/guardian-wait.ts';
import type { Db } from '../../database/database.ts';
import { presentAddress } from '../address/presenter.ts';
import { attachmentsOf } from '../file/presenter.ts';
import { presentGeneral } from './general.ts';
import type { ConsentRow, UserRow } from './row.ts';
import { loadSettings } from './settings.ts';

/** Users with these ids as they read themselves, without erased ones. */
export async function loadUsers(db: Db, ids: string[]): Promise<Map<string, User>> {
  const rows = await db
    .selectFrom('user')
    .leftJoin('member', 'member.user_id', 'user.id')
    .where('user.id', 'in', ids)
    .where('user.erased_at', 'is', null)
    .selectAll('user')
    .select('member.company_id')
    .execute();
  if (rows.length === 0) return new Map();
  const settings = await loadSettings(db, ids);
  const guardians = await loadGuardians(db, ids);
  const documents = await attachmentsOf(db, 'document', ids);
  const addresses = await loadChosenAddresses(db, rows);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        ver: row.ver,
        email: row.email,
        userMode: row.mode,
        general: presentGeneral(row),
        ...(Object.keys(row.general_at).length > 0 && { generalAt: row.general_at }),
        guardian: row.guardian,
        guardianUntil: waitsUntil(row, guardians.get(row.id) ?? []),
        creatorGuardian: row.creator_guardian,
        guardians: guardians.get(row.id) ?? [],
        settings: settings.get(row.id) ?? {},
        address: (row.address_id && addresses.get(row.address_id)) || null,
        image: row.image_file_id,
        documents: documents.get(row.id) ?? [],
        locked: presentLock(row),
        deletion: row.delete_at && { finalAt: row.delete_at.toISOString() },
        _linkedCompanyId: row.company_id,
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
}

function waitsUntil(row: Pick<UserRow, 'guardian' | 'guardian_since'>, guardians: Guardian[]): string | null {
  const asked = guardians.filter(({ act }) => act === 'account').map(({ sentAt }) => Date.parse(sentAt));
  const lastAsked = asked.length === 0 ? null : new Date(Math.max(...asked));
  const until = erasedUnlessAgreed({ state: row.guardian, since: row.guardian_since, lastAsked });
  return until?.toISOString() ?? null;
}

/** Null for an account that is not locked. */
export function presentLock(
  row: Pick<UserRow, 'locked_at' | 'lock_until' | 'lock_reason' | 'lock_statement'>,
): Lock | null {
  if (row.locked_at === null) return null;
  return {
    since: row.locked_at.toISOString(),
    until: row.lock_until?.toISOString() ?? null,
    reasonCode: row.lock_reason ?? 'other',
    statement: row.lock_statement ?? '',
  };
}

async function loadGuardians(db: Db, uids: string[]): Promise<Map<string, Guardian[]>> {
  const rows = await db
    .selectFrom('guardian_consent')
    .where('user_id', 'in', uids)
    .where('state', '<>', 'replaced')
    .selectAll()
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  const byUser = Map.groupBy(rows, (row) => row.user_id);
  return new Map(
    [...byUser].map(([uid, consents]) => [
      uid,
      consents.map((row) => ({
        _id: row.id,
        act: row.act,
        namedBy: row.named_by,
        mail: shownGuardianMail(row),
        state: row.state as Guardian['state'],
        sentAt: row.sent_at.toISOString(),
        openedAt: row.opened_at?.toISOString() ?? null,
        confirmedAt: row.confirmed_at?.toISOString() ?? null,
        refusedAt: row.refused_at?.toISOString() ?? null,
        revokedAt: row.revoked_at?.toISOString() ?? null,
      })),
    ]),
  );
}

/** Null where it is erased, and where the other parent has named it. */
export function shownGuardianMail({ named_by, mail }: Pick<ConsentRow, 'named_by' | 'mail'>): string | null {
  return named_by === 'child' && mail !== '' ? mail : null;
}

async function loadChosenAddresses(db: Db, rows: readonly Pick<UserRow, 'address_id'>[]) {
  const ids = rows.flatMap((row) => row.address_id ?? []);
  if (ids.length === 0) return new Map();
  const addresses = await db.selectFrom('address').where('id', 'in', ids).selectAll().execute();
  return new Map(addresses.map((row) => [row.id, presentAddress(row)]));
}
