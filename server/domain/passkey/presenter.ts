import type { Selectable } from 'kysely';
import type { Passkey } from '../../../contract/calls/passkey.ts';
import type { PasskeyTable } from '../../database/schema/sign-in.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  _id: row.id,
  name: row.name,
  credentialId: row.credential_id,
  transports: row.transports,
  synced: row.synced,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
