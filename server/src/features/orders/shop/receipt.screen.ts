import { SHIPPING_COUNTRIES } from '@selvedge/shared/checkout/contract';
import { regionOf } from '@selvedge/shared/checkout/totals';
import { arrivalWords } from '@selvedge/shared/delivery/delivery-labels';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { receiptScreen } from '@selvedge/shared/orders/receipt.screen';
import { receiptLink } from '@selvedge/shared/storefront/links';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { Receipts } from '../buyer/receipts.service.js';

/** RTE-013: what the holder of an order's link sees. */
@Screen(receiptScreen)
export class ReceiptScreen implements ScreenSource<typeof receiptScreen> {
  constructor(private readonly receipts: Receipts) {}

  async read({
    store,
    params,
    visitor,
  }: RequestOf<typeof receiptScreen>): Promise<ContentOf<typeof receiptScreen>> {
    const { orderHash = '' } = params;
    const order = await this.receipts.read(store.division, orderHash, visitor);
    return {
      props: {
        order,
        arrival: arrivalOf(order),
        countries: SHIPPING_COUNTRIES,
        offersAccount: visitor.subject === null,
      },
      head: { title: `Order ${order.orderId}`, path: receiptLink(orderHash), noindex: true },
    };
  }
}

/** ORD-042: the day of the order counts, so that it is the same every time. */
function arrivalOf({ createdAt, shippingAddress }: ShopperOrder): string | null {
  if (shippingAddress === null) return null;
  return arrivalWords(new Date(createdAt), regionOf(shippingAddress.country));
}
