import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import { arrivalLabel } from '@selvedge/shared/delivery/arrival-label';
import { zoneOf } from '@selvedge/shared/delivery/delivery-zone';
import { isSameEmail } from '@selvedge/shared/forms/usual-forms';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { receiptScreen, type ReceiptProps } from '@selvedge/shared/orders/receipt.screen';
import { receiptLink } from '@selvedge/shared/links/links';
import { homeOf } from '@selvedge/shared/stores/home';

import {
  Screen,
  type ContentOf,
  type PersonalShopRequest,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { PendingSignUps } from '../../features/accounts/index.js';
import { Receipts } from '../../features/orders/buyer/receipts.service.js';

/** Order page for holders of its link. */
@Screen(receiptScreen)
export class ReceiptScreen implements ScreenSource<typeof receiptScreen> {
  constructor(
    private readonly receipts: Receipts,
    private readonly pending: PendingSignUps,
  ) {}

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
        arrival: arrivalOf(order, homeOf(store)),
        countries: SHIPPING_COUNTRIES,
        account: this.accountFor(order, visitor),
      },
      head: { title: `Order ${order.orderId}`, path: receiptLink(orderHash), noindex: true },
    };
  }

  /**
   * A pending sign-up with the order's address takes precedence over the offer. Does not reveal
   * whether an account exists.
   */
  private accountFor(
    { email }: ShopperOrder,
    { subject, cookies }: PersonalShopRequest['visitor'],
  ): ReceiptProps['account'] {
    if (subject !== null) return null;
    const pending = this.pending.of(cookies);
    const isOfOrder = email !== null && pending !== undefined && isSameEmail(pending.email, email);
    return isOfOrder ? 'unverified' : 'offered';
  }
}

/** Counts from the order date, so that the result is stable (ORD-042). */
function arrivalOf({ createdAt, shippingAddress }: ShopperOrder, home: string): string | null {
  if (shippingAddress === null) return null;
  return arrivalLabel(new Date(createdAt), zoneOf(shippingAddress.country, home));
}
