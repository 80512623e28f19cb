import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { quoteScreen } from '@selvedge/shared/orders/quote.screen';
import { quoteLink, receiptLink } from '@selvedge/shared/links/links';

import { Clock } from '../../platform/clock.js';
import { Redirect } from '../../platform/redirect.js';
import { Screen, type ContentOf } from '../../features/storefront/index.js';
import { Receipts } from '../../features/orders/buyer/receipts.service.js';
import { OrderLinkPage, type ShownLink } from '../../features/orders/buyer/order-link-page.js';

type Content = ContentOf<typeof quoteScreen>;

/** Quote page for holders of its link. */
@Screen(quoteScreen)
export class QuoteScreen extends OrderLinkPage<Content> {
  constructor(
    receipts: Receipts,
    private readonly clock: Clock,
  ) {
    super(receipts);
  }

  /** Throws Redirect if the order is no quote. */
  protected contentOf(order: ShopperOrder, { hash, form }: ShownLink): Content {
    if (order.quote === null) throw new Redirect(receiptLink(hash));
    return {
      props: { order, form, now: this.clock.now().getTime() },
      head: { title: `Quote ${order.orderId}`, path: quoteLink(hash), noindex: true },
    };
  }
}
