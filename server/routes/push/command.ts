import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';

/** Remembers a device. A browser that changed hands belongs to who registered it last. */
export async function register(
  { tx, now }: CallContext,
  { endpoint, keys }: ArgsOf<'push.register'>,
  uid: string,
): Promise<AnswerOf<'push.register'>> {
  const device = { user_id: uid, p256dh: keys.p256dh, auth: keys.auth, created_at: now };
  await tx
    .insertInto('push_device')
    .values({ endpoint, ...device })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute();
  return { registered: true };
}

/** Forgets the caller's device; one that is unknown is forgotten already. */
export async function unregister(
  { tx }: CallContext,
  { endpoint }: ArgsOf<'push.unregister'>,
  uid: string,
): Promise<AnswerOf<'push.unregister'>> {
  await tx.deleteFrom('push_device').where('endpoint', '=', endpoint).where('user_id', '=', uid).execute();
  return { registered: false };
}
