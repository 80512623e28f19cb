import { Injectable } from '@nestjs/common';
import type {
  AccountExport,
  ExportedMembership,
  ExportedOrder,
  ExportedRequest,
} from '@selvedge/shared/own-account/account-export';
import { platformDivision } from '@selvedge/shared/stores/contract';
import { stageName } from '@selvedge/shared/storefront/stage-names';

import { PeopleQueries, type Account } from '../../accounts/index.js';
import { PersonOrders, type OrderRow } from '../../orders/index.js';
import { PermissionRequestsReader } from '../../permission-requests/index.js';
import { StoreDirectory } from '../../stores/index.js';

/** What a person has in shops, in whichever. */
@Injectable()
export class ExportedShops {
  constructor(
    private readonly orders: PersonOrders,
    private readonly people: PeopleQueries,
    private readonly requests: PermissionRequestsReader,
    private readonly stores: StoreDirectory,
  ) {}

  async of(account: Account): Promise<Pick<AccountExport, 'memberships' | 'orders' | 'requests'>> {
    const { kind, id } = account.subject;
    if (kind === 'staff') {
      const requests = await this.requestsAt(platformDivision, `staff:${id}`, 'The office');
      return { memberships: [], orders: [], requests };
    }
    const stores = await this.people.storesOf(id);
    const requests: ExportedRequest[] = [];
    for (const { division } of stores)
      requests.push(...(await this.requestsAt(division, `customer:${id}`, this.nameOf(division))));
    const memberships: ExportedMembership[] = stores.map(
      ({ division, role, permissions, since }) => {
        return { shop: this.nameOf(division), role, permissions, since };
      },
    );
    return { memberships, orders: await this.ordersOf(id, account), requests };
  }

  /** Those that were placed as a guest count only for who has shown that the address is theirs. */
  private async ordersOf(id: number, { email, verified }: Account): Promise<ExportedOrder[]> {
    const orders = await this.orders.all(id, verified ? email : null);
    return orders.map((order) => exportedOrder(order, this.nameOf(order.division)));
  }

  private async requestsAt(
    division: number,
    person: string,
    place: string,
  ): Promise<ExportedRequest[]> {
    const { requests } = await this.requests.of(division, person);
    return requests.map(({ permissions, stage, word, at }) => {
      return { place, permissions, stage, word, askedAt: at };
    });
  }

  private nameOf(division: number): string {
    return this.stores.store(division)?.name ?? 'A shop that is no more';
  }
}

function exportedOrder(order: OrderRow, shop: string): ExportedOrder {
  const { orderId, createdAt, flow, stage, currency, items } = order;
  const { email, shippingAddress, billingAddress } = order;
  const money = (amount: number) => ({ amount, currency });
  return {
    orderId,
    shop,
    placedAt: createdAt,
    step: stageName(flow, stage),
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
