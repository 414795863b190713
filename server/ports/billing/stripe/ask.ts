import Stripe from 'stripe';
import { ApiError } from '../../../../contract/errors.ts';

const { errors } = Stripe;

/**
 * The provider's answer, or what a person can do about there being none: `unavailable` to try again, `state_conflict`
 * for what it refuses. Our own faults (a wrong key, unknown parameters) stay what they are.
 */
export async function ask<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  if (error instanceof errors.StripeIdempotencyError)
    return new ApiError(
      'key_reused',
      'this Idempotency-Key was already used for something else; make a new one',
    );
  if (error instanceof errors.StripeCardError)
    return new ApiError('state_conflict', 'the payment was refused; use another payment method', {
      detail: { reason: error.decline_code ?? error.code ?? 'card_declined' },
    });
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    (error instanceof errors.StripeError && (error.statusCode ?? 0) >= 500)
  )
    return new ApiError('unavailable', 'the payment provider does not answer; try again');
  return error;
}

/** Whether the provider knows no such object (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
