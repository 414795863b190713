import { v5 } from 'uuid';
import type { BillingContext } from '../../api/change-context.ts';

const NAMESPACE = '0f8d6f0e-9a0b-4a53-8c0f-0d7b8a1f6c52';

/**
 * The id of a record that a call makes: the same for every try of that call. A payment provider that has taken the
 * first try and sees the second one under the same key must be sent the same words.
 */
export function idOfTry({ key, user, chance }: BillingContext, what: string): string {
  return key === undefined ? chance.newId() : v5(`${what} ${user?.id} ${key}`, NAMESPACE);
}

/** The key under which a step of a call is asked of the provider. */
export function keyOfStep({ key, user }: BillingContext, step: string): string | undefined {
  return key === undefined ? undefined : v5(`${step} ${user?.id} ${key}`, NAMESPACE);
}
