import type { PaymentOutcome } from '@selvedge/shared/checkout/contract';
import { payLink, receiptLink } from '@selvedge/shared/links/links';
import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';

import { DomainError } from '../../platform/domain-error.js';

/** Continuation of a form that started a payment. */
export interface PaymentAnswer {
  readonly isDeclined: boolean;
  /** Address to redirect to. */
  readonly location: string;
}

/**
 * Returns where the shopper continues: the receipt, which also follows open payments, a page of the
 * provider, or the payment page after a decline. A refusal because of the order's state, such as
 * another payment in progress, leads to the receipt too.
 */
export async function payFor(
  payment: Promise<PaymentOutcome>,
  orderHash: string,
): Promise<PaymentAnswer> {
  try {
    const { outcome, continueUrl } = await payment;
    const isDeclined = outcome === 'declined';
    const otherwise = isDeclined ? payLink(orderHash) : receiptLink(orderHash);
    return { isDeclined, location: continueUrl ?? otherwise };
  } catch (thrown) {
    if (thrown instanceof DomainError && thrown.kind === 'conflict')
      return { isDeclined: false, location: receiptLink(orderHash) };
    throw thrown;
  }
}

/** Pages of Stripe that redirect to a bank or show instructions; its checkout page does neither. */
function isRedirecting(location: string): boolean {
  if (!URL.canParse(location)) return false;
  const { hostname } = new URL(location);
  return hostname.endsWith('.stripe.com') && hostname !== 'checkout.stripe.com';
}

/**
 * Continues after a payment form. Browsers apply `form-action` to every redirect of a form, and no
 * policy can list the pages of all banks. A page that refreshes starts a separate navigation.
 */
export async function continueAt(reply: FastifyReply, location: string): Promise<void> {
  if (!isRedirecting(location)) {
    await reply.redirect(location, 303);
    return;
  }
  const { href } = new URL(location);
  await reply
    .headers({ refresh: `0;url=${href}`, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><title>Confirm your payment</title><p><a href="${escapeHtml(href)}">Continue to confirm your payment</a></p></html>`,
    );
}
