import type { Product } from '@selvedge/shared/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Number of products in memory at a time. */
const pageSize = 100;

@Injectable()
export class FeedReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Yields the shown products that belong in the feed, page by page (CAT-032). */
  async *pages(division: number): AsyncGenerator<readonly Product[]> {
    let lastId = 0;
    for (;;) {
      const rows = await this.dataSource.query<{ id: number; product: Product }[]>(
        `SELECT id, product FROM products
         WHERE division_id = $1 AND id > $2 AND shown
           AND (product -> 'includeInProductFeed')::boolean
         ORDER BY id LIMIT ${pageSize}`,
        [division, lastId],
      );
      if (rows.length > 0) yield rows.map(({ product }) => product);
      if (rows.length < pageSize) return;
      lastId = rows.at(-1)?.id ?? lastId;
    }
  }
}
