import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { payScreen } from '@selvedge/shared/payments/pay.screen';
import { payLink, receiptLink } from '@selvedge/shared/links/links';

import { Redirect } from '../../platform/redirect.js';
import { OrderLinkPage, Receipts, type ShownLink } from '../../features/orders/index.js';
import { Payments } from '../../features/payments/payments.service.js';
import { Screen, type ContentOf } from '../../features/storefront/index.js';

type Content = ContentOf<typeof payScreen>;

/** Payment page of a declined order or an accepted quote (RTE-039, PAY-024). */
@Screen(payScreen)
export class PayScreen extends OrderLinkPage<Content> {
  constructor(
    receipts: Receipts,
    private readonly payments: Payments,
  ) {
    super(receipts);
  }

  /** Throws Redirect if there is nothing to pay. */
  protected contentOf(order: ShopperOrder, { hash, form }: ShownLink): Content {
    const { takesPayments, isTestMode } = this.payments;
    if (!isPayable(order)) throw new Redirect(receiptLink(hash));
    return {
      props: { order, form, takesPayments, isTestMode },
      head: { title: 'Payment', path: payLink(hash), noindex: true },
    };
  }
}

/**
 * Whether the order is payable; not while an attempt is open, to prevent double payment. The
 * receipt shows its outcome.
 */
function isPayable({ status, quote, deletedAt, paymentAttempts }: ShopperOrder): boolean {
  if (quote !== null) return quote.isPayable;
  const isOpen = deletedAt === null && status === 'to_be_paid';
  return isOpen && paymentAttempts.at(-1)?.state !== 'started';
}
