/** Meanings of the errors of Stripe's package. */
import Stripe from 'stripe';

/** Stripe has no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
}

/** `refused`: nothing has changed at Stripe; after `unknown` it may have. */
export function failureOf(error: unknown): { kind: 'refused' | 'unknown'; error: string } {
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError
  )
    return { kind: 'refused', error: `Stripe refused: ${error.code ?? error.type}` };
  if (error instanceof Stripe.errors.StripeError) return { kind: 'unknown', error: `Stripe: ${error.type}` };
  return { kind: 'unknown', error: 'Stripe could not be reached' };
}
