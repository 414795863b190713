import { v5 } from 'uuid';
import type { BillingContext } from '../../api/change-context.ts';

const NAMESPACE = '0f8d6f0e-9a0b-4a53-8c0f-0d7b8a1f6c52';

/**
 * The id of a record that a call creates, the same for every try of it: a payment provider expects identical parameters
 * under the same idempotency key.
 */
export function idOfTry({ key, user, chance }: BillingContext, what: string): string {
  return key === undefined ? chance.newId() : v5(`${what} ${user?.id} ${key}`, NAMESPACE);
}

/** The idempotency key for one step of a call at the provider. */
export function keyOfStep({ key, user }: BillingContext, step: string): string | undefined {
  return key === undefined ? undefined : v5(`${step} ${user?.id} ${key}`, NAMESPACE);
}
