import { quoteScreen } from '@selvedge/shared/orders/quote.screen';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import { quoteLink, receiptLink } from '@selvedge/shared/storefront/links';

import { Clock } from '../../../platform/clock.js';
import { Redirect } from '../../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
  type ShopRequest,
} from '../../storefront/index.js';
import { nobody } from '../buyer/order-buyers.service.js';
import { Receipts } from '../buyer/receipts.service.js';

type Content = ContentOf<typeof quoteScreen>;

/** RTE-038: a quote, for whoever has its link. */
@Screen(quoteScreen)
export class QuoteScreen implements ScreenSource<typeof quoteScreen> {
  constructor(
    private readonly receipts: Receipts,
    private readonly clock: Clock,
  ) {}

  read(request: RequestOf<typeof quoteScreen>): Promise<Content> {
    return this.content(request, { hash: request.params.order ?? '', form: null });
  }

  /** Throws Redirect where the order was never a quote. */
  async content(
    { store, visitor }: ShopRequest,
    { hash, form }: { readonly hash: string; readonly form: FormState | null },
  ): Promise<Content> {
    const order = await this.receipts.read(store.division, hash, visitor ?? nobody);
    if (order.quote === null) throw new Redirect(receiptLink(hash));
    return {
      props: { order, form, now: this.clock.now().getTime() },
      head: { title: `Quote ${order.orderId}`, path: quoteLink(hash), noindex: true },
    };
  }
}
