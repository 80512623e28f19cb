import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { batchedRead, namesOf } from '../../../platform/database/batched-read.js';
import { readPrepared } from '../../../platform/database/prepared-read.js';
import { appendsOf } from '../../../platform/database/server-data-source.js';

/** In the order in which they are named; 0 for a basket that a store does not have. */
const quantities = `
  SELECT coalesce((
    SELECT sum((item ->> 'quantity')::integer) FROM jsonb_array_elements(b.items) item
  ), 0)::integer AS quantity
  FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY named (division, id, place)
  LEFT JOIN baskets b ON b.division_id = named.division AND b.id = named.id
  ORDER BY named.place`;

/** How many pieces lie in a basket, those included that are not on sale any more: what every page says. */
@Injectable()
export class BasketQuantities {
  /** 0 for a basket that this store does not have. */
  readonly of: (division: number, basketId: string) => Promise<number>;

  /** On the connections for appends: no slow list of an office delays a basket. */
  constructor(dataSource: DataSource) {
    const appends = appendsOf(dataSource);
    this.of = batchedRead(async (named) => {
      const rows = await readPrepared<{ quantity: number }>(appends, quantities, namesOf(named));
      return rows.map(({ quantity }) => quantity);
    });
  }
}
