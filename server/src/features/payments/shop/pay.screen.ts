import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { payScreen } from '@selvedge/shared/payments/pay.screen';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import { payLink, receiptLink } from '@selvedge/shared/storefront/links';

import { Redirect } from '../../../platform/redirect.js';
import { nobody, Receipts } from '../../orders/index.js';
import { Payments } from '../payments.service.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
  type ShopRequest,
} from '../../storefront/index.js';

type Content = ContentOf<typeof payScreen>;

/** RTE-039, PAY-024: pays an order whose payment was declined, or a quote that is agreed on. */
@Screen(payScreen)
export class PayScreen implements ScreenSource<typeof payScreen> {
  constructor(
    private readonly receipts: Receipts,
    private readonly payments: Payments,
  ) {}

  read(request: RequestOf<typeof payScreen>): Promise<Content> {
    return this.content(request, { hash: request.params.order ?? '', form: null });
  }

  /** Throws Redirect where there is nothing to pay. */
  async content(
    { store, visitor }: ShopRequest,
    { hash, form }: { readonly hash: string; readonly form: FormState | null },
  ): Promise<Content> {
    const order = await this.receipts.read(store.division, hash, visitor ?? nobody);
    if (!isPayable(order)) throw new Redirect(receiptLink(hash));
    return {
      props: { order, form, takesPayments: this.payments.takesPayments },
      head: { title: 'Payment', path: payLink(hash), noindex: true },
    };
  }
}

/** While an attempt is open the receipt tells what comes of it; nobody pays twice. */
function isPayable({ status, quote, deletedAt, paymentAttempts }: ShopperOrder): boolean {
  if (quote !== null) return quote.isPayable;
  const isOpen = deletedAt === null && status === 'to_be_paid';
  return isOpen && paymentAttempts.at(-1)?.state !== 'started';
}
