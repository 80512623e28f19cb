import { Injectable } from '@nestjs/common';
import type {
  AccountExport,
  ExportedMembership,
  ExportedRequest,
} from '@selvedge/shared/own-account/account-export';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { PeopleQueries, type Account } from '../../accounts/index.js';
import { PermissionRequestsReader } from '../../permission-requests/index.js';
import { StoreDirectory } from '../../stores/index.js';
import { ExportedOrders } from './exported-orders.service.js';

type OfShops = 'memberships' | 'orders' | 'orderViews' | 'requests';

/** Exports memberships, orders and permission requests of a person in all shops. */
@Injectable()
export class ExportedShops {
  constructor(
    private readonly orders: ExportedOrders,
    private readonly people: PeopleQueries,
    private readonly requests: PermissionRequestsReader,
    private readonly stores: StoreDirectory,
  ) {}

  async of(account: Account): Promise<Pick<AccountExport, OfShops>> {
    const { kind, id } = account.subject;
    const orders = await this.orders.of(account);
    if (kind === 'staff') {
      const requests = await this.requestsAt(platformDivision, `staff:${id}`, 'Atlas');
      return { memberships: [], ...orders, requests };
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
    return { memberships, ...orders, requests };
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
    return this.stores.store(division)?.name ?? 'A shop that is no longer open';
  }
}
