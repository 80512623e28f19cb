import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../../platform/database/prepared-read.js';
import { appendsOf } from '../../../platform/database/server-data-source.js';

export interface NamedBasket {
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

/** How many pieces lie in baskets, those included that are not on sale any more. */
@Injectable()
export class BasketQuantitiesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** On the connections for appends: no slow list of an office delays a basket. */
  async of(named: readonly NamedBasket[]): Promise<readonly number[]> {
    const rows = await readPrepared<{ quantity: number }>(appendsOf(this.dataSource), quantities, [
      named.map(({ division }) => division),
      named.map(({ id }) => id),
    ]);
    return rows.map(({ quantity }) => quantity);
  }
}
