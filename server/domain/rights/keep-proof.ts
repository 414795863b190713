import { sql } from 'kysely';
import { PROOF_YEARS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { endOfYearAfter } from '../../base/days.ts';

/**
 * Keeps of a leaving child's consents who agreed to what and when, without addresses: the operator has to be able to
 * prove it (Art. 7 (1) GDPR).
 */
export async function keepProofOfConsent({ tx, now }: ChangeContext, uid: string): Promise<void> {
  await sql`
    insert into consent_proof (
      id, user_id, act, name, relation, custody, confirmed_at, revoked_at, statement, statement_version,
      letter_version, erase_at
    )
    select
      id, user_id, act, name, relation, custody, confirmed_at, revoked_at, statement, statement_version,
      letter_version, ${endOfYearAfter(now, PROOF_YEARS)}
    from guardian_consent
    where user_id = ${uid} and confirmed_at is not null
    on conflict do nothing`.execute(tx);
}
