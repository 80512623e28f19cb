import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { batchedRead, namesOf } from '../../platform/database/batched-read.js';
import { readPrepared } from '../../platform/database/prepared-read.js';
import { appendsOf } from '../../platform/database/server-data-source.js';

/** In the order of the ids; 0 for a basket that the store does not have. */
const quantities = `
  SELECT coalesce((
    SELECT sum((item ->> 'quantity')::integer) FROM jsonb_array_elements(b.items) item
  ), 0)::integer AS quantity
  FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY named (division, id, place)
  LEFT JOIN baskets b ON b.division_id = named.division AND b.id = named.id
  ORDER BY named.place`;

/** Returns the number of pieces in a basket for the header, including unavailable ones. */
@Injectable()
export class BasketQuantities {
  /** 0 for a basket that this store does not have. */
  readonly of: (division: number, basketId: string) => Promise<number>;

  /** Uses the connections for appends, so that slow lists of the office do not delay baskets. */
  constructor(dataSource: DataSource) {
    const appends = appendsOf(dataSource);
    this.of = batchedRead(async (named) => {
      const rows = await readPrepared<{ quantity: number }>(appends, quantities, namesOf(named));
      return rows.map(({ quantity }) => quantity);
    });
  }
}
