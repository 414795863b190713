import type { CallContext } from '../../api/call-context.ts';
import { loadPage } from '../webpage/load-page.ts';

const TERMS = 'terms-of-use';

/** Keeps which version of the terms held when an account was made: making it is agreeing to them (register.7). */
export async function agreeToTerms({ tx, now, chance }: CallContext, uid: string): Promise<void> {
  const page = await loadPage(tx, TERMS, now);
  if (page === undefined) return;
  await tx
    .insertInto('consent_history')
    .values({
      id: chance.newId(),
      user_id: uid,
      key: 'terms',
      version: String(page.version),
      at: now,
      received_at: now,
    })
    .execute();
}
