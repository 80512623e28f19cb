import { Injectable } from '@nestjs/common';

import { OrdersQueries } from '../read-model/orders.queries.js';
import { StaffNames } from '../read-model/staff-names.queries.js';

/** Dependencies of the live order topics. */
@Injectable()
export class NotifiedOrders {
  /** Names of staff, by actor. */
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
