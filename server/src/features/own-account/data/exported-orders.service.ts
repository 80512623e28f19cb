import { Injectable } from '@nestjs/common';
import type { AccountExport, ExportedOrder } from '@selvedge/shared/own-account/account-export';
import { statusName } from '@selvedge/shared/orders/order-status';

import type { Account } from '../../accounts/index.js';
import { OrderNotes, OwnOrderViews, PersonOrders, type OrderRow } from '../../orders/index.js';
import { StoreDirectory } from '../../stores/index.js';

/** Exports a customer's orders, or the saved order views of a staff member. */
@Injectable()
export class ExportedOrders {
  constructor(
    private readonly orders: PersonOrders,
    private readonly notes: OrderNotes,
    private readonly views: OwnOrderViews,
    private readonly stores: StoreDirectory,
  ) {}

  async of(account: Account): Promise<Pick<AccountExport, 'orders' | 'orderViews'>> {
    const { kind, id } = account.subject;
    if (kind === 'staff') return { orders: [], orderViews: await this.viewsOf(`staff:${id}`) };
    return { orders: await this.ordersOf(id, account), orderViews: [] };
  }

  private async viewsOf(staff: string): Promise<AccountExport['orderViews']> {
    const { views } = await this.views.list(staff);
    return views.map(({ name, search }) => ({ name, search }));
  }

  /** Includes guest orders with the same address only if the address is verified. */
  private async ordersOf(id: number, { email, verified }: Account): Promise<ExportedOrder[]> {
    const orders = await this.orders.all(id, verified ? email : null);
    const exported: ExportedOrder[] = [];
    for (const order of orders) {
      const shop = this.stores.store(order.division)?.name ?? 'A shop that is no longer open';
      exported.push({ ...exportedOrder(order, shop), notes: await this.notes.of(order) });
    }
    return exported;
  }
}

function exportedOrder(order: OrderRow, shop: string): Omit<ExportedOrder, 'notes'> {
  const { orderId, createdAt, status, currency, items } = order;
  const { email, shippingAddress, billingAddress } = order;
  const money = (amount: number) => ({ amount, currency });
  return {
    orderId,
    shop,
    placedAt: createdAt,
    step: statusName(status),
    email,
    shippingAddress,
    billingAddress,
    items: items.map(({ name, sku, options, quantity, price }) => {
      return { name, sku, options: { ...options }, quantity, price: money(price) };
    }),
    shipping: money(order.shipping),
    discount: money(order.discount),
    total: money(order.total),
  };
}
