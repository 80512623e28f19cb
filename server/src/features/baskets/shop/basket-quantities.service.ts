import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';

import { BasketQuantitiesQueries, type NamedBasket } from './basket-quantities.queries.js';

/**
 * How many pieces lie in a basket. Every page of whoever has one asks it, so that all who ask in one turn of the
 * process are answered by one statement.
 */
@Injectable()
export class BasketQuantities {
  private readonly loader: DataLoader<NamedBasket, number>;

  constructor(queries: BasketQuantitiesQueries) {
    this.loader = new DataLoader((named) => queries.of(named), {
      // What was added a moment ago counts.
      cache: false,
      maxBatchSize: 100,
      // Once every request that has come in was looked at.
      batchScheduleFn: setImmediate,
    });
  }

  /** 0 for a basket that this store does not have. */
  of(division: number, id: string): Promise<number> {
    return this.loader.load({ division, id });
  }
}
