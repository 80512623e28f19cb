import { Injectable } from '@nestjs/common';

import { OrdersQueries } from '../orders.queries.js';
import { StaffNames } from '../staff-names.queries.js';

/** What the topics of orders ask before they tell of one. */
@Injectable()
export class NotifiedOrders {
  /** Who of the staff did something. */
  readonly staff: {
    readonly nameOf: (actor: string) => string | undefined;
    readonly learnAll: () => Promise<void>;
  };

  constructor(
    names: StaffNames,
    private readonly queries: OrdersQueries,
  ) {
    this.staff = {
      nameOf: (actor) => names.lastKnown(actor),
      learnAll: () => names.learnAll(),
    };
  }

  readonly placeOf = (hash: string) => this.queries.placeOf({ hash });
}
