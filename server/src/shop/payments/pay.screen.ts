import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { payScreen } from '@selvedge/shared/payments/pay.screen';
import { payLink, receiptLink } from '@selvedge/shared/links/links';

import { Redirect } from '../../platform/redirect.js';
import { anonymousCaller, Receipts, type ShownLink } from '../../features/orders/index.js';
import { Payments } from '../../features/payments/payments.service.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
  type ShopRequest,
} from '../../features/storefront/index.js';

type Content = ContentOf<typeof payScreen>;

/**
 * Payment page of an unpaid order or an accepted quote (RTE-039, PAY-024). The pages of the payment
 * provider lead back to it, so it first fetches the state of an open payment.
 */
@Screen(payScreen)
export class PayScreen implements ScreenSource<typeof payScreen> {
  constructor(
    private readonly receipts: Receipts,
    private readonly payments: Payments,
  ) {}

  read(request: RequestOf<typeof payScreen>): Promise<Content> {
    return this.content(request, { hash: request.params.order ?? '', form: null });
  }

  /** Throws NotFound, and Redirect to the receipt if there is nothing to pay. */
  async content({ store, visitor }: ShopRequest, { hash, form }: ShownLink): Promise<Content> {
    const state = await this.payments.refresh(store.division, hash);
    const continueUrl = state?.state === 'waiting' ? state.url : null;
    const order = await this.receipts.read(store.division, hash, visitor ?? anonymousCaller);
    const { fields: payment, isTestMode } = this.payments;
    if (!isPayable(order) && continueUrl === null) throw new Redirect(receiptLink(hash));
    return {
      props: { order, form, payment, continueUrl, isTestMode },
      head: { title: 'Payment', path: payLink(hash), noindex: true },
    };
  }
}

/**
 * Whether the order is payable; not while the provider processes a payment, to prevent double
 * payment. The receipt shows its outcome.
 */
function isPayable({ status, quote, deletedAt, paymentAttempts }: ShopperOrder): boolean {
  if (quote !== null) return quote.isPayable;
  const isOpen = deletedAt === null && status === 'to_be_paid';
  return isOpen && paymentAttempts.at(-1)?.state !== 'started';
}
