import { Injectable } from '@nestjs/common';

import { LiveTopics } from '../../../platform/live/live-topics.js';
import { OrdersQueries } from '../orders.queries.js';
import { StaffNames } from '../staff-names.queries.js';
import { atlasOrders, divisionOrders, orderByHash } from './orders.topic.js';

/** The topics on which screens are told of orders. */
@Injectable()
export class LiveOrders {
  constructor(
    private readonly topics: LiveTopics,
    private readonly names: StaffNames,
    private readonly queries: OrdersQueries,
  ) {}

  register(): void {
    const staff = {
      nameOf: (actor: string) => this.names.lastKnown(actor),
      learnAll: () => this.names.learnAll(),
    };
    this.topics.register(atlasOrders(staff));
    this.topics.register(divisionOrders(staff));
    this.topics.register(orderByHash((hash) => this.queries.placeOf({ hash })));
  }
}
