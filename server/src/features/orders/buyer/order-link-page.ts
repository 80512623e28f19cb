import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { FormState } from '@selvedge/shared/storefront/form-state';

import type { ShopRequest } from '../../storefront/index.js';
import { nobody } from './order-buyers.service.js';
import type { Receipts } from './receipts.service.js';

/** The link of an order, and its form where that was refused. */
export interface ShownLink {
  readonly hash: string;
  readonly form: FormState | null;
}

/** A page with a form, for whoever has an order's link. */
export abstract class OrderLinkPage<Content> {
  constructor(private readonly receipts: Receipts) {}

  read(request: ShopRequest & { readonly params: { readonly order?: string } }): Promise<Content> {
    return this.content(request, { hash: request.params.order ?? '', form: null });
  }

  /** Throws NotFound, and Redirect where the page has nothing to show of the order. */
  async content({ store, visitor }: ShopRequest, link: ShownLink): Promise<Content> {
    const order = await this.receipts.read(store.division, link.hash, visitor ?? nobody);
    return this.contentOf(order, link);
  }

  protected abstract contentOf(order: ShopperOrder, link: ShownLink): Content;
}
