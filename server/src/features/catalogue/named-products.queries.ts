import { Injectable } from '@nestjs/common';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../platform/database/prepared-read.js';

interface NamedRow {
  readonly name: string;
  readonly product: Product;
}

const statement = `
  SELECT p.url_name AS name, p.product FROM products p
  WHERE p.division_id = $1 AND p.shown AND p.url_name = ANY ($2::text[])
  UNION ALL (
    SELECT '', p.product FROM products p
    WHERE p.division_id = $1 AND p.shown AND '' = ANY ($2::text[])
    ORDER BY p.position, p.id LIMIT 1
  )`;

/** Reads products that blocks refer to by name. */
@Injectable()
export class NamedProductsReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns visible products by URL name in one statement; the empty name returns the first product
   * of the shop.
   */
  async read(division: number, names: readonly string[]): Promise<ReadonlyMap<string, Product>> {
    const rows = await readPrepared<NamedRow>(this.dataSource, statement, [
      division,
      [...new Set(names)],
    ]);
    return new Map(rows.map(({ name, product }) => [name, product]));
  }
}
