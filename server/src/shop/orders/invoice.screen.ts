import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { InvoiceDocument } from '@selvedge/shared/orders/invoice/invoice-document';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';
import { invoiceScreen } from '@selvedge/shared/orders/invoice.screen';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';
import { textIn } from '@selvedge/shared/screens/query';
import { can } from '@selvedge/shared/policies/policies';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { Invoices } from '../../features/invoices/index.js';
import { BusinessService } from '../../features/business/index.js';
import { OrderNotFound } from '../../features/orders/aggregate/order.errors.js';
import { Receipts } from '../../features/orders/buyer/receipts.service.js';

type Request = RequestOf<typeof invoiceScreen>;

/** Invoice of an order (RTE-014, ORD-039). */
@Screen(invoiceScreen)
export class InvoiceScreen implements ScreenSource<typeof invoiceScreen> {
  constructor(
    private readonly receipts: Receipts,
    private readonly business: BusinessService,
    private readonly invoices: Invoices,
  ) {}

  async read(request: Request): Promise<ContentOf<typeof invoiceScreen>> {
    const { store, params } = request;
    const { orderHash = '' } = params;
    const [order, { details }] = await Promise.all([
      this.orderOf(request, orderHash),
      this.business.read(store.division),
    ]);
    // A quote is an offer; its invoice exists once it is paid or ordered.
    if (isOpenQuote(order)) throw new OrderNotFound();
    const { document, refund } = await this.documentOf(request, order);
    return {
      props: { order, document, refund, seller: details, countries: SHIPPING_COUNTRIES },
      head: { title: titleOf(document, order), path: invoiceLink(orderHash), noindex: true },
    };
  }

  /** The invoice, or the credit note of the refund in the query. Throws OrderNotFound. */
  private async documentOf(
    { store: { division }, query }: Request,
    { orderId }: ShopperOrder,
  ): Promise<Pick<ContentOf<typeof invoiceScreen>['props'], 'document' | 'refund'>> {
    const refundId = textIn(query['refund']);
    if (refundId === undefined)
      return { document: await this.invoices.documentOf(division, orderId), refund: null };
    const creditNote = await this.invoices.creditNoteOf(division, orderId, refundId);
    if (creditNote === null) throw new OrderNotFound();
    return creditNote;
  }

  /** Members who can view the store's orders see the invoice unmasked. */
  private orderOf({ store, principal, visitor }: Request, hash: string): Promise<ShopperOrder> {
    const { division } = store;
    return can(principal, 'orders.view')
      ? this.receipts.readInFull(division, hash)
      : this.receipts.read(division, hash, visitor);
  }
}

function titleOf(document: InvoiceDocument | null, { orderId }: ShopperOrder): string {
  if (document === null) return `Invoice for order ${orderId}`;
  return `${document.corrects === null ? 'Invoice' : 'Credit note'} ${document.label}`;
}
