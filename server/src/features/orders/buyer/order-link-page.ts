import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { FormState } from '@selvedge/shared/screens/form-state';

import type { ShopRequest } from '../../storefront/index.js';
import { anonymousCaller } from './order-buyers.service.js';
import type { Receipts } from './receipts.service.js';

/** Order link with the refused form, if any. */
export interface ShownLink {
  readonly hash: string;
  readonly form: FormState | null;
}

/** Base class of pages with a form for holders of an order link. */
export abstract class OrderLinkPage<Content> {
  constructor(private readonly receipts: Receipts) {}

  read(request: ShopRequest & { readonly params: { readonly order?: string } }): Promise<Content> {
    return this.content(request, { hash: request.params.order ?? '', form: null });
  }

  /** Throws NotFound, and Redirect if the page does not apply to the order. */
  async content({ store, visitor }: ShopRequest, link: ShownLink): Promise<Content> {
    const order = await this.receipts.read(store.division, link.hash, visitor ?? anonymousCaller);
    return this.contentOf(order, link);
  }

  protected abstract contentOf(order: ShopperOrder, link: ShownLink): Content;
}
