import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../../platform/database/prepared-read.js';
import { appendsOf } from '../../../platform/database/server-data-source.js';

interface Named {
  readonly division: number;
  readonly id: string;
}

/** In the order in which they are named; 0 for a basket that a store does not have. */
const quantities = `
  SELECT coalesce((
    SELECT sum((item ->> 'quantity')::integer) FROM jsonb_array_elements(b.items) item
  ), 0)::integer AS quantity
  FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY named (division, id, place)
  LEFT JOIN baskets b ON b.division_id = named.division AND b.id = named.id
  ORDER BY named.place`;

/**
 * How many pieces lie in a basket, those included that are not on sale any more. Every page of whoever has one
 * asks it, so that all who ask in one turn of the process are answered by one statement.
 */
@Injectable()
export class BasketQuantities {
  private readonly loader: DataLoader<Named, number>;

  /** On the connections for appends: no slow list of an office delays a basket. */
  constructor(dataSource: DataSource) {
    const appends = appendsOf(dataSource);
    this.loader = new DataLoader((named) => read(appends, named), {
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

async function read(dataSource: DataSource, named: readonly Named[]): Promise<readonly number[]> {
  const rows = await readPrepared<{ quantity: number }>(dataSource, quantities, [
    named.map(({ division }) => division),
    named.map(({ id }) => id),
  ]);
  return rows.map(({ quantity }) => quantity);
}
